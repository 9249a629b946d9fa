create index requests_state_turn_at_idx on public.requests (state, turn_at, id);

-- One rule says whose turn a request is. A stay that is asked for is the house's to decide, whatever is written: an
-- answer that does not decide makes the decision due in the last two office hours of the hold. A stay that is decided,
-- canceled or moved as its guest wished needs nobody until somebody writes.
create function private.keep_turn() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stay public.reservations;
begin
  if new.reservation_id is not null then
    select * into stay from public.reservations r where r.id = new.reservation_id;
  end if;
  -- What the house has offered is the guest's to decide.
  if stay.status = 'pending' and new.state = 'waiting'
    and not exists (select from public.offers o where o.reservation_id = stay.id) then
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

create trigger keep_turn before insert or update on public.requests
  for each row execute function private.keep_turn();

create policy "Staff read all inquiries" on public.contact_submissions
  for select to authenticated using ((select private.is_staff()));

create policy "Staff read all service bookings" on public.service_bookings
  for select to authenticated using ((select private.is_staff()));

-- An answer of staff that was written to an older state of the request is refused, so that two people do not both answer
-- it. What is written in a merged request goes to the one in which that is answered.
create function public.send_message(
  request_id uuid, body text, request_key uuid, expected_version integer default null
) returns public.requests
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  target public.requests;
  by_guest boolean;
begin
  -- A message that was sent before is not refused, whatever has changed since.
  if expected_version is not null and private.is_staff() and not exists (
    select from public.request_events e where e.actor_id = me and e.request_key = send_message.request_key
  ) then
    perform private.lock_request(send_message.request_id, expected_version);
  end if;
  -- The lock makes two sendings of one message wait for each other.
  select * into target from public.requests q
    where q.id = coalesce(
      (select m.merged_into from public.requests m where m.id = send_message.request_id), send_message.request_id)
    for update;
  by_guest := coalesce(target.guest_id = me, false);
  if target.id is null or not (by_guest or private.is_staff()) then perform private.refuse('not_allowed'); end if;
  if send_message.request_key is null then perform private.refuse('bad_key'); end if;
  if not exists (
    select from public.request_events e where e.actor_id = me and e.request_key = send_message.request_key) then
    body := private.required_text(body, 4000, 'bad_body');
    if by_guest and (
      select count(*) from public.request_events e
      where e.request_id = target.id and e.actor_id = me and e.at > now() - interval '1 hour'
    ) >= 30 then
      perform private.refuse('too_many_messages');
    end if;
    insert into public.request_events (request_id, actor_id, actor, kind, body, request_key)
    values (target.id, me, case when by_guest then 'guest' else 'house' end,
      case when by_guest then 'message_in' else 'message_out' end::public.event_kind, send_message.body, send_message.request_key);
    update public.requests q
      set state = case when by_guest then 'open' else 'waiting' end::public.request_state,
        turn_at = case when by_guest then q.turn_at end, snoozed_until = null, unread = by_guest
      where q.id = target.id returning q.* into target;
  end if;
  return target;
end;
$$;
comment on function public.send_message is
  'A guest writes to the office, which opens the request again, or staff answer, after which the guest''s answer is awaited; the request is the answer. The same request_key is one message; with expected_version an answer of staff to an older state is refused.';

grant execute on function public.send_message to authenticated;
