-- Admins also read how many accounts wait for them: management that nobody has approved, and owners without a house.
create or replace function private.desk_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  late constant timestamptz := private.overdue_since(now());
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return (
    select jsonb_build_object(
      'open', count(*) filter (where q.state = 'open'),
      'waiting', count(*) filter (where q.state = 'waiting'),
      'mine', count(*) filter (where q.assignee = auth.uid()),
      'unread', count(*) filter (where q.state = 'open' and q.unread),
      'overdue', count(*) filter (where q.turn_at <= late),
      'mail_given_up', (select count(*) from private.mail_outbox m where m.given_up_at is not null)
    )
    from public.requests q where q.state in ('open', 'waiting')
  ) || case when private.has_role('admin') then jsonb_build_object('approvals', (
    select count(*) from public.user_roles r
    where (r.role = 'management' and not exists (select from private.staff_approvals a where a.user_id = r.user_id))
      or (r.role = 'owner' and not exists (select from public.property_owners o where o.owner_id = r.user_id))
  )) else '{}' end;
end;
$$;
comment on function public.desk_counts is
  'For staff: how many requests are open, waiting, assigned to the caller, unread and overdue, and how many mails were given up; for admins also how many accounts wait for approval.';
