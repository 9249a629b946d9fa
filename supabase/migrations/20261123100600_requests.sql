create type public.request_kind as enum ('inquiry', 'service', 'stay');
create type public.request_state as enum ('open', 'waiting', 'closed');
create type public.event_kind as enum (
  'message_in', 'message_out', 'note', 'state', 'assignment', 'quote', 'reservation', 'mail'
);

create table public.requests (
  id uuid primary key default gen_random_uuid(),
  kind public.request_kind not null,
  contact_submission_id uuid unique references public.contact_submissions (id) on delete cascade,
  service_booking_id uuid unique references public.service_bookings (id) on delete cascade,
  reservation_id uuid unique references public.reservations (id) on delete cascade,
  guest_id uuid references auth.users (id) on delete set null,
  state public.request_state not null default 'open',
  assignee uuid references auth.users (id) on delete set null,
  snoozed_until timestamptz,
  opened_at timestamptz not null default now(),
  version integer not null default 1,
  constraint requests_subject_check check (
    (kind = 'inquiry') = (contact_submission_id is not null)
    and (kind = 'service') = (service_booking_id is not null)
    and (kind = 'stay') = (reservation_id is not null)
  )
);
comment on table public.requests is 'Whatever somebody waits for an answer to: an inquiry, a service booking or a stay.';
comment on column public.requests.guest_id is 'The account that sent it, never matched by address.';
create index requests_state_opened_at_idx on public.requests (state, opened_at);
create index requests_guest_id_idx on public.requests (guest_id);
create index requests_assignee_idx on public.requests (assignee);
create index requests_snoozed_until_idx on public.requests (snoozed_until) where state = 'waiting';

create table public.request_events (
  id integer generated always as identity primary key,
  request_id uuid not null references public.requests (id) on delete cascade,
  at timestamptz not null default now(),
  -- No foreign key: the history outlives the account.
  actor_id uuid,
  actor text not null check (actor in ('guest', 'house', 'clock')),
  kind public.event_kind not null,
  body text check (char_length(body) <= 4000),
  data jsonb not null default '{}',
  request_key uuid,
  constraint request_events_request_key unique (actor_id, request_key)
);
comment on table public.request_events is 'The history of a request: who, when, what, old and new. Rows are only ever added.';
create index request_events_request_id_idx on public.request_events (request_id, id);

create function private.keep_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- Retention deletes the request, and its events follow.
    if not exists (select from public.requests q where q.id = old.request_id) then
      return old;
    end if;
  end if;
  raise exception 'Events cannot be changed or deleted.' using errcode = '42501';
end;
$$;
revoke all on function private.keep_event from public;

create trigger keep_event before update or delete on public.request_events
  for each row execute function private.keep_event();

create trigger keep_events before truncate on public.request_events
  for each statement execute function private.keep_event();

create function private.log_request_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.version := old.version + 1;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
  select old.id, auth.uid(), case when auth.uid() is null then 'clock'
      when auth.uid() = old.guest_id then 'guest' else 'house' end,
    change.kind, jsonb_build_object('old', change.old, 'new', change.new)
  from (values
    ('state'::public.event_kind, to_jsonb(old.state), to_jsonb(new.state)),
    ('assignment', to_jsonb(old.assignee), to_jsonb(new.assignee))
  ) as change (kind, old, new)
  where change.old is distinct from change.new;
  return new;
end;
$$;
revoke all on function private.log_request_change from public;

create trigger log_request_change before update on public.requests
  for each row execute function private.log_request_change();

alter table public.requests enable row level security;
alter table public.request_events enable row level security;

revoke all on public.requests, public.request_events from anon, authenticated;
grant select on public.requests, public.request_events to authenticated;
grant all on public.requests to service_role;
revoke all on public.request_events from service_role;
grant select, insert on public.request_events to service_role;

create policy "Staff read all requests" on public.requests
  for select to authenticated using ((select private.is_staff()));

create policy "Guests read their own requests" on public.requests
  for select to authenticated using (guest_id = (select auth.uid()));

create policy "Staff read all events" on public.request_events
  for select to authenticated using ((select private.is_staff()));

create policy "Guests read the events of their own requests, notes excepted" on public.request_events
  for select to authenticated using (kind <> 'note' and exists (
    select from public.requests q where q.id = request_id and q.guest_id = (select auth.uid())
  ));
