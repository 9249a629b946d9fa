create function private.unsent_requests(most integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return (
    select coalesce(array_agg(unsent.request_id order by unsent.given_up_at desc, unsent.request_id), '{}')
    from (
      select m.request_id, max(m.given_up_at) as given_up_at from private.mail_outbox m
      where m.given_up_at is not null and m.request_id is not null
      group by m.request_id order by 2 desc, 1 limit least(unsent_requests.most, 200)
    ) unsent
  );
end;
$$;
comment on function private.unsent_requests is 'See public.unsent_requests.';

create function public.unsent_requests(most integer default 50) returns uuid[]
language sql stable set search_path = ''
as $$ select private.unsent_requests(most); $$;
comment on function public.unsent_requests is 'For staff: the requests about which a mail was given up, the latest first.';

revoke all on function private.unsent_requests from public;
revoke all on function public.unsent_requests from public, anon, authenticated, service_role;
grant execute on function private.unsent_requests, public.unsent_requests to authenticated;
