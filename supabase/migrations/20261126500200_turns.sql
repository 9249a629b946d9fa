-- One rule says whose turn a request is. A stay that is asked for is the house's to decide, whatever is written: an
-- answer that does not decide makes the decision due in the last two office hours of the hold. A stay that is decided,
-- canceled or moved as its guest wished needs nobody until somebody writes.
create or replace function private.keep_turn() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stay public.reservations;
begin
  if new.reservation_id is not null then
    select * into stay from public.reservations r where r.id = new.reservation_id;
  end if;
  if stay.status = 'pending' and new.state = 'waiting' then
    if new.snoozed_until is null then new.state := 'open'; end if;
    new.turn_at := coalesce(new.turn_at, private.overdue_since(stay.hold_until), now());
  end if;
  if new.state = 'closed' then
    new.turn_at := null;
    new.snoozed_until := null;
  elsif new.state = 'open' then
    new.turn_at := coalesce(new.turn_at, case tg_op when 'INSERT' then new.opened_at else now() end);
    -- What the guest has written since is due sooner than the decision.
    if new.unread then new.turn_at := least(new.turn_at, greatest(new.opened_at, now())); end if;
  end if;
  return new;
end;
$$;
comment on function private.keep_turn is
  'An open request is the house''s turn since some moment, one with a stay that is asked for always; a closed one is nobody''s.';

comment on column public.requests.turn_at is
  'The moment from which two office hours count until an answer is due; null while the guest''s is awaited and once the request is closed.';

-- A put-off is one line of the history, with its time; so is its end.
create or replace function private.log_request_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  snoozed constant boolean := old.snoozed_until is distinct from new.snoozed_until and new.state <> 'closed';
  who constant text := case when auth.uid() = old.guest_id then 'guest' when private.is_staff() then 'house' else 'clock' end;
begin
  new.version := old.version + 1;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
  select old.id, case when who <> 'clock' then auth.uid() end, who,
    change.kind, change.more || jsonb_build_object('old', change.old, 'new', change.new)
  from (values
    ('state'::public.event_kind, to_jsonb(old.state), to_jsonb(new.state), '{}'::jsonb, not snoozed),
    ('state', to_jsonb(old.snoozed_until), to_jsonb(new.snoozed_until), '{"of": "snoozed_until"}', snoozed),
    ('state', to_jsonb(old.merged_into), to_jsonb(new.merged_into), '{"of": "merged_into"}', true),
    ('assignment', to_jsonb(old.assignee), to_jsonb(new.assignee), '{}', true)
  ) as change (kind, old, new, more, told)
  where change.told and change.old is distinct from change.new;
  return new;
end;
$$;

create function private.settle_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.hold_until <> old.hold_until then
    -- A decision that was due at the end of the hold moves with it; an answer that is owed does not.
    update public.requests q set turn_at = private.overdue_since(new.hold_until)
      where q.reservation_id = new.id and q.turn_at = private.overdue_since(old.hold_until);
  elsif new.status = 'confirmed' and new.nights <> old.nights then
    update public.requests q set state = 'closed'
      where q.reservation_id = new.id and q.state <> 'closed' and (
        select said.data ? 'move' from public.request_events said
        where said.request_id = q.id and said.kind = 'message_in' order by said.id desc limit 1);
  end if;
  return null;
end;
$$;
comment on function private.settle_request is
  'Closes the request of a stay that was moved when its guest last asked for that, and moves the deadline of a decision.';
revoke all on function private.settle_request from public;

-- After apply_stay, by the order of names.
create trigger settle_request after update on public.reservations
  for each row execute function private.settle_request();

update private.refusals set message = 'A request can be put off for up to a year, and not beyond the end of a hold.'
  where word = 'bad_snooze';

-- Only what the change names is changed; a date of snoozing is over with any other state.
create or replace function private.change_request(request uuid, expected_version integer, change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  seen public.requests := private.lock_request(request, expected_version);
  to_state constant public.request_state := change ->> 'state';
  until constant timestamptz := change ->> 'snoozed_until';
  person constant uuid := change ->> 'assignee';
  hold timestamptz;
begin
  hold := (select r.hold_until from public.reservations r where r.id = seen.reservation_id);
  if to_state = 'waiting' and coalesce(until not between now() and least(now() + interval '1 year', hold), true) then
    perform private.refuse('bad_snooze');
  end if;
  if person is not null and not exists (select from private.staff() s where s.id = person) then
    perform private.refuse('bad_assignee');
  end if;
  if to_state = 'closed' and exists (
    select from public.reservations r where r.id = seen.reservation_id and r.status = 'pending'
  ) then
    perform private.refuse('undecided');
  end if;
  update public.requests q set
    state = coalesce(to_state, q.state),
    snoozed_until = case when to_state is null then q.snoozed_until else until end,
    merged_into = case when to_state is null then q.merged_into else (change ->> 'merged_into')::uuid end,
    assignee = case when change ? 'assignee' then person else q.assignee end,
    unread = false
    where q.id = request returning q.* into seen;
  return private.request_shape(seen);
end;
$$;

-- Rows also show the end of a hold.
create or replace view public.desk_requests with (security_invoker = true) as
select q.id, q.kind, q.state,
  case when q.state = 'closed' then null when q.turn_at is null then 'guest' else 'house' end as needs,
  coalesce(r.code || ' · ' || p.name, b.service_title, left(c.message, 100)) as subject,
  coalesce(n.name, c.name, b.name) as name,
  coalesce(n.email, c.email, b.email) as email,
  q.guest_id, q.assignee,
  private.answer_due(q.turn_at) as due_at,
  coalesce(q.turn_at <= (select private.overdue_since(now())), false) as overdue,
  q.version, q.opened_at, q.turn_at, q.unread, q.snoozed_until, q.merged_into, q.locale,
  q.reservation_id, q.contact_submission_id, q.service_booking_id,
  (select private.first_name_of(l.holder) from public.request_leases l
    where l.request_id = q.id and l.until > now()) as held_by,
  r.hold_until
from public.requests q
left join public.contact_submissions c on c.id = q.contact_submission_id
left join public.service_bookings b on b.id = q.service_booking_id
left join public.reservations r on r.id = q.reservation_id
left join public.reservation_contacts n on n.reservation_id = r.id
left join public.properties p on p.id = r.property_id;
