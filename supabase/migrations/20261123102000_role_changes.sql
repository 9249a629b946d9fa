create table public.role_changes (
  id uuid primary key default gen_random_uuid(),
  changed_at timestamptz not null default now(),
  -- No foreign keys: the record stays when an account is deleted.
  user_id uuid not null,
  changed_by uuid,
  old_role public.app_role,
  new_role public.app_role
);
comment on table public.role_changes is
  'Who was given or lost which role, when, and by whom (null: outside the API): a trigger writes, admins read.';
create index role_changes_user_id_changed_at_idx on public.role_changes (user_id, changed_at);

create function private.record_role_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.role_changes (user_id, changed_by, old_role, new_role)
    values (
      coalesce(new.user_id, old.user_id),
      (select auth.uid()),
      case when tg_op <> 'INSERT' then old.role end,
      case when tg_op <> 'DELETE' then new.role end
    );
  return null;
end;
$$;
comment on function private.record_role_change is 'Records every change of user_roles.';
revoke all on function private.record_role_change from public;

create trigger record_role_change after insert or update or delete on public.user_roles
  for each row execute function private.record_role_change();

alter table public.role_changes enable row level security;

revoke all on public.role_changes from anon, authenticated;
grant select on public.role_changes to authenticated;
grant select on public.role_changes to service_role;

create policy "Admins read all role changes" on public.role_changes
  for select to authenticated
  using ((select private.has_role('admin')));
