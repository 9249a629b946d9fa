alter table public.requests
  add column turn_at timestamptz,
  add column unread boolean not null default true;
comment on column public.requests.turn_at is
  'Since when the house owes an answer; null while the guest''s is awaited and once the request is closed.';
comment on column public.requests.unread is 'Whether nobody of the house has answered or looked since the guest last wrote.';
create index requests_state_turn_at_idx on public.requests (state, turn_at, id);

alter table public.requests disable trigger log_request_change;
update public.requests q set turn_at = q.opened_at where q.state = 'open';
alter table public.requests enable trigger log_request_change;

create function private.keep_turn() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.state = 'closed' then
    new.turn_at := null;
  elsif new.state = 'open' then
    new.turn_at := coalesce(new.turn_at, case tg_op when 'INSERT' then new.opened_at else now() end);
  end if;
  return new;
end;
$$;
comment on function private.keep_turn is 'An open request is the house''s turn since some moment; a closed one is nobody''s.';
revoke all on function private.keep_turn from public;

create trigger keep_turn before insert or update on public.requests
  for each row execute function private.keep_turn();

-- The first message says what was asked for, because guests do not read the tables of the forms.
create or replace function private.open_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sent constant jsonb := to_jsonb(new);
  request uuid;
begin
  insert into public.requests (kind, contact_submission_id, service_booking_id, guest_id, opened_at)
  values (tg_argv[0]::public.request_kind, case tg_argv[0] when 'inquiry' then new.id end,
    case tg_argv[0] when 'service' then new.id end, auth.uid(), new.created_at)
  returning id into request;
  insert into public.request_events (request_id, at, actor_id, actor, kind, body, data)
  values (request, new.created_at, auth.uid(), 'guest', 'message_in',
    coalesce(sent ->> 'message', sent ->> 'special_requests'),
    jsonb_strip_nulls(sent - '{id,created_at,name,email,phone,message,special_requests}'::text[]));
  return null;
end;
$$;

drop policy "Admins read all inquiries" on public.contact_submissions;
create policy "Staff read all inquiries" on public.contact_submissions
  for select to authenticated using ((select private.is_staff()));

drop policy "Admins read all service bookings" on public.service_bookings;
create policy "Staff read all service bookings" on public.service_bookings
  for select to authenticated using ((select private.is_staff()));

create function private.add_message(request uuid, said text, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  body constant text := btrim(said, E' \t\r\n');
  seen public.requests;
  by_guest boolean;
  message public.request_events;
begin
  -- The lock makes two sendings of one message wait for each other.
  select * into seen from public.requests q where q.id = request for update;
  by_guest := coalesce(seen.guest_id = me, false);
  if seen.id is null or not (by_guest or private.is_staff()) then perform private.refuse('not_allowed'); end if;
  if key is null then perform private.refuse('bad_key'); end if;
  select * into message from public.request_events e where e.actor_id = me and e.request_key = key;
  if not found then
    if coalesce(char_length(body) not between 1 and 4000, true) then perform private.refuse('bad_body'); end if;
    if by_guest and (
      select count(*) from public.request_events e
      where e.request_id = request and e.actor_id = me and e.at > now() - interval '1 hour'
    ) >= 30 then
      perform private.refuse('too_many_messages');
    end if;
    insert into public.request_events (request_id, actor_id, actor, kind, body, request_key)
    values (request, me, case when by_guest then 'guest' else 'house' end,
      case when by_guest then 'message_in' else 'message_out' end::public.event_kind, body, key)
    returning * into message;
    update public.requests q
      set state = case when by_guest then 'open' else 'waiting' end::public.request_state,
        turn_at = case when by_guest then q.turn_at end, snoozed_until = null, unread = by_guest
      where q.id = request returning q.* into seen;
  end if;
  return jsonb_build_object('id', message.id, 'request_id', message.request_id, 'at', message.at,
    'kind', message.kind, 'body', message.body, 'state', seen.state, 'version', seen.version);
end;
$$;
comment on function private.add_message is 'Writes a message of the guest or the house; see public.send_message.';

create function public.send_message(request_id uuid, body text, request_key uuid) returns jsonb
language sql volatile set search_path = ''
as $$ select private.add_message(request_id, body, request_key); $$;
comment on function public.send_message is
  'A guest writes to the house, which opens the request again, or staff answer, after which the guest''s answer is awaited. The same request_key gives the same message.';

revoke all on function private.add_message from public;
revoke all on function public.send_message from public, anon, authenticated, service_role;
grant execute on function private.add_message, public.send_message to authenticated;
