-- Management is a role that accounts choose for themselves, so it counts only after an admin's approval.
create table private.staff_approvals (
  user_id uuid primary key references auth.users (id) on delete cascade,
  approved_by uuid,
  approved_at timestamptz not null default now()
);
comment on table private.staff_approvals is 'Management accounts that an admin has made staff.';

alter table private.staff_approvals enable row level security;
revoke all on private.staff_approvals from anon, authenticated;
grant all on private.staff_approvals to service_role;

create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_role('admin') or (
    private.has_role('management')
    and exists (select from private.staff_approvals a where a.user_id = (select auth.uid()))
  );
$$;
comment on function private.is_staff is 'Whether the signed-in user is an admin, or management that an admin approved.';
revoke all on function private.is_staff from public;
grant execute on function private.is_staff to authenticated, service_role;
