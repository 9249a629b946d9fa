-- Guests read on which days nobody answers; the reasons stay with the staff.
create function private.office_closed_days() returns date[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(c.day order by c.day), '{}') from public.office_closures c
  where c.day between private.house_today() and private.house_today() + 60;
$$;
comment on function private.office_closed_days is 'See public.office_closed_days.';

create function public.office_closed_days() returns date[]
language sql stable set search_path = ''
as $$ select private.office_closed_days(); $$;
comment on function public.office_closed_days is 'The days off of the office in the next 60 days, for everyone.';

revoke all on function private.office_closed_days from public;
revoke all on function public.office_closed_days from public, anon, authenticated, service_role;
grant execute on function private.office_closed_days, public.office_closed_days to anon, authenticated;
