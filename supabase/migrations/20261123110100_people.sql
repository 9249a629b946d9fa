-- Admins say who is staff: admins, and management accounts that an admin has approved.
alter table public.role_changes add column approved boolean;
comment on column public.role_changes.approved is
  'Of a change that is no role''s: whether management was approved (true) or the approval taken back (false).';

create function private.record_approval() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.role_changes (user_id, changed_by, old_role, new_role, approved)
    values (coalesce(new.user_id, old.user_id), (select auth.uid()), 'management', 'management', tg_op = 'INSERT');
  return null;
end;
$$;
comment on function private.record_approval is 'Records that management was made staff, or is so no more.';
revoke all on function private.record_approval from public;
create trigger record_approval after insert or delete on private.staff_approvals
  for each row execute function private.record_approval();

insert into private.refusals (word, status, message) values
  ('own_role', 'PT403', 'Nobody changes their own account.'),
  ('bad_role', 'PT400', 'Staff are admins or management.'),
  ('unknown_account', 'PT404', 'There is no such account.');

create function private.person_shape(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p.user_id,
    'name', coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, '-'), 'email', p.email,
    'roles', (select coalesce(jsonb_agg(r.role order by r.role), '[]') from public.user_roles r where r.user_id = p.user_id),
    'approved', a.user_id is not null,
    'changed_at', last.changed_at,
    'changed_by', case when last.changed_by is not null then private.first_name_of(last.changed_by) end)
  from public.profiles p
  left join private.staff_approvals a on a.user_id = p.user_id
  left join lateral (
    select c.changed_at, c.changed_by from public.role_changes c
    where c.user_id = p.user_id order by c.changed_at desc limit 1
  ) last on true
  where p.user_id = account;
$$;
comment on function private.person_shape is 'An account as admins see it: who, with which roles, and who changed them last.';

create function private.people(words text, after uuid, most integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked constant text[] := regexp_split_to_array(nullif(btrim(private.plain(left(people.words, 200))), ''), '\s+');
begin
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  return (
    with sorted as (
      select p.user_id, private.plain(coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, '')) as place
      from public.profiles p
      where case when asked is null then exists (
          select from public.user_roles r where r.user_id = p.user_id and r.role in ('admin', 'management'))
        else not exists (
          select from unnest(asked) word
          where position(word in private.plain(concat_ws(' ', p.first_name, p.last_name, p.email))) = 0)
        end
    ), page as (
      select s.user_id, s.place from sorted s
      where people.after is null
        or (s.place, s.user_id) > (select l.place, l.user_id from sorted l where l.user_id = people.after)
      order by s.place, s.user_id limit least(greatest(people.most, 1), 100)
    )
    select coalesce(jsonb_agg(private.person_shape(page.user_id) order by page.place, page.user_id), '[]') from page
  );
end;
$$;
comment on function private.people is 'See public.people.';

create function private.set_staff(account uuid, staff_role public.app_role, granted boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- Changes wait for each other. Only then is the caller judged: of two admins who take each other's role at once, the
  -- second is no admin anymore. Nobody takes their own, so one admin always remains.
  perform pg_advisory_xact_lock(hashtextextended('private.set_staff', 0));
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  if staff_role is null or staff_role not in ('admin', 'management') or granted is null then
    perform private.refuse('bad_role');
  end if;
  if account = auth.uid() then perform private.refuse('own_role'); end if;
  if not exists (select from public.profiles p where p.user_id = account) then
    perform private.refuse('unknown_account');
  end if;

  if granted then
    insert into public.user_roles (user_id, role) values (account, staff_role) on conflict do nothing;
    if staff_role = 'management' then
      insert into private.staff_approvals (user_id, approved_by) values (account, auth.uid()) on conflict do nothing;
    end if;
  else
    if staff_role = 'management' then
      delete from private.staff_approvals a where a.user_id = account;
    end if;
    delete from public.user_roles r where r.user_id = account and r.role = staff_role;
    -- An account without a role could open no page.
    if not exists (select from public.user_roles r where r.user_id = account) then
      insert into public.user_roles (user_id, role) values (account, 'client');
      insert into public.client_profiles (user_id) values (account) on conflict do nothing;
    end if;
  end if;
  return private.person_shape(account);
end;
$$;
comment on function private.set_staff is 'See public.set_staff.';

create function public.people(words text default '', after uuid default null, most integer default 50) returns jsonb
language sql stable set search_path = ''
as $$ select private.people(words, after, most); $$;
comment on function public.people is
  'For admins: the accounts whose name or address contains each of the words; without words admins and management. By name, after an account of the page before.';

create function public.set_staff(user_id uuid, role public.app_role, granted boolean) returns jsonb
language sql volatile set search_path = ''
as $$ select private.set_staff(user_id, role, granted); $$;
comment on function public.set_staff is
  'An admin makes another account admin or approved management, or takes that back. Never their own; so one admin remains.';

revoke all on function private.person_shape, private.people, private.set_staff from public;
revoke all on function public.people, public.set_staff from public, anon, authenticated, service_role;
grant execute on function private.people, private.set_staff, public.people, public.set_staff to authenticated;
