-- Rules for the tables anyone may write to: what the visitor sends is tidied, dated by us and counted.
create function private.receive_form_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  allowed constant integer := 5;
  of_account constant integer := 20;
  of_all constant integer := 300;
  me constant uuid := auth.uid();
  earlier timestamptz[];
  minutes integer;
begin
  new.id := gen_random_uuid();
  new.created_at := now();
  new.name := btrim(new.name, E' \t\r\n');
  new.email := btrim(new.email, E' \t\r\n');
  new.phone := btrim(new.phone, E' \t\r\n');
  new.sender := case
    when private.confirmed_address(me) = lower(new.email) then 'confirmed'
    when me is not null then coalesce((
      select 'unconfirmed' from public.profiles p where p.user_id = me and lower(p.email) = lower(new.email)
    ), 'other') end;

  if me is not null then
    perform private.lock_account();
    if (
      select count(*) from public.requests q
      where q.guest_id = me and q.kind <> 'stay' and q.opened_at > now() - interval '1 hour'
    ) >= of_account then
      perform private.refuse('too_many_requests', format('At most %s requests an hour.', of_account));
    end if;
  end if;

  -- Whoever is signed in still gets through a flood from invented addresses.
  if me is null then
    execute format('select array_agg(created_at) from (select created_at from %I.%I
      where created_at > now() - interval ''1 hour'' limit $1) late', tg_table_schema, tg_table_name)
      into earlier using of_all;
    if cardinality(earlier) >= of_all then perform private.refuse('form_busy'); end if;
  end if;

  -- Two requests at once would each count four rows; the lock makes the second wait for the first.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || lower(new.email), 0));
  execute format(
    'select array_agg(created_at order by created_at desc)
       from %I.%I where lower(email) = $1 and created_at > now() - interval ''1 hour''',
    tg_table_schema, tg_table_name
  ) into earlier using lower(new.email);

  if cardinality(earlier) >= allowed then
    minutes := ceil(extract(epoch from earlier[allowed] + interval '1 hour' - now()) / 60);
    raise exception 'Too many requests from this email address. Please try again in % minutes.', minutes
      using errcode = 'PT429', detail = 'too_many_requests', hint = format('At most %s requests an hour.', allowed);
  end if;
  return new;
end;
$$;
comment on function private.receive_form_row is
  'Sets id, time and sender, trims, and refuses a sixth row in an hour from one address, a 21st of one account and, signed out, a 301st in all (SQLSTATE PT429 answers HTTP 429).';

create function private.refuse_bulk_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from received) > 1 then
    raise exception 'Please send one request at a time.' using errcode = 'PT400';
  end if;
  return null;
end;
$$;
comment on function private.refuse_bulk_insert is 'One row a request (SQLSTATE PT400 answers HTTP 400).';

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(btrim(name)) >= 1 and char_length(name) <= 100),
  email text not null check (private.is_email(email)),
  phone text check (char_length(phone) <= 20),
  inquiry_type text not null check (inquiry_type in ('booking', 'concierge', 'owner', 'general')),
  message text not null check (char_length(btrim(message, E' \t\r\n')) >= 1 and char_length(message) <= 1000),
  check_in date check (isfinite(check_in)),
  check_out date check (isfinite(check_out)),
  guests integer check (guests between 1 and 12),
  sender text check (sender in ('confirmed', 'unconfirmed', 'other')),
  property_id text references public.properties (id) on delete set null,
  constraint contact_submissions_stay_check check (check_out > check_in)
);
comment on table public.contact_submissions is 'Messages from the contact form: anyone writes, admins read.';
comment on column public.contact_submissions.sender is
  'What the account that sent it had to do with the address: its confirmed one, its own, or another; null signed out.';
comment on column public.contact_submissions.property_id is 'The house from whose page the visitor came.';
create index contact_submissions_created_at_idx on public.contact_submissions (created_at);
create index contact_submissions_property_id_idx on public.contact_submissions (property_id);
create index contact_submissions_email_created_at_idx on public.contact_submissions (lower(email), created_at);

create trigger receive_form_row before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.receive_form_row();

create trigger refuse_bulk_insert after insert on public.contact_submissions
  referencing new table as received
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_bulk_insert();

alter table public.contact_submissions enable row level security;

grant insert (name, email, phone, inquiry_type, message, check_in, check_out, guests, property_id)
  on public.contact_submissions to anon, authenticated;
grant select on public.contact_submissions to authenticated;
grant all on public.contact_submissions to service_role;

create policy "Anyone sends an inquiry" on public.contact_submissions
  for insert to anon, authenticated
  with check (true);

create table public.service_bookings (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(btrim(name)) >= 1 and char_length(name) <= 100),
  email text not null check (private.is_email(email)),
  phone text not null check (char_length(btrim(phone)) >= 1 and char_length(phone) <= 20),
  service_title text not null check (char_length(service_title) between 1 and 200),
  service_category text not null check (char_length(service_category) between 1 and 50),
  service_price text not null check (char_length(service_price) between 1 and 100),
  preferred_date date not null check (isfinite(preferred_date)),
  guests integer not null check (guests >= 1),
  special_requests text check (char_length(special_requests) <= 1000),
  sender text check (sender in ('confirmed', 'unconfirmed', 'other')),
  reservation_id uuid references public.reservations (id) on delete set null
);
comment on table public.service_bookings is 'Requests for a concierge service: anyone writes, admins read.';
comment on column public.service_bookings.service_price is 'The price text shown with the service, as in ''From $95/person''.';
comment on column public.service_bookings.sender is
  'What the account that sent it had to do with the address: its confirmed one, its own, or another; null signed out.';
comment on column public.service_bookings.reservation_id is
  'The stay that the guest chose in the form; service_arrangements says to which it belongs since.';
create index service_bookings_reservation_id_idx on public.service_bookings (reservation_id);
create index service_bookings_created_at_idx on public.service_bookings (created_at);
create index service_bookings_email_created_at_idx on public.service_bookings (lower(email), created_at);

create trigger receive_form_row before insert on public.service_bookings
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.receive_form_row();

create trigger refuse_bulk_insert after insert on public.service_bookings
  referencing new table as received
  for each statement when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_bulk_insert();

alter table public.service_bookings enable row level security;

grant insert (
  name, email, phone, service_title, service_category, service_price, preferred_date, guests, special_requests,
  reservation_id
) on public.service_bookings to anon, authenticated;
grant select on public.service_bookings to authenticated;
grant all on public.service_bookings to service_role;

create policy "Anyone requests a service" on public.service_bookings
  for insert to anon, authenticated
  with check (true);

create type public.request_kind as enum ('inquiry', 'service', 'stay');
create type public.request_state as enum ('open', 'waiting', 'closed');
create type public.event_kind as enum (
  'message_in', 'message_out', 'note', 'state', 'assignment', 'quote', 'reservation', 'mail', 'service'
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
  turn_at timestamptz,
  unread boolean not null default true,
  locale text not null default private.request_locale() check (locale in ('en', 'es')),
  merged_into uuid references public.requests (id) on delete set null,
  constraint requests_subject_check check (
    (kind = 'inquiry') = (contact_submission_id is not null)
    and (kind = 'service') = (service_booking_id is not null)
    and (kind = 'stay') = (reservation_id is not null)
  )
);
comment on table public.requests is 'Whatever somebody waits for an answer to: an inquiry, a service booking or a stay.';
comment on column public.requests.guest_id is
  'The account that sent it, or that confirmed the address from which it was sent signed out.';
comment on column public.requests.turn_at is
  'The moment from which two office hours count until an answer is due; null while the guest''s is awaited and once the request is closed.';
comment on column public.requests.unread is 'Whether the house has done nothing with it since the guest last wrote.';
comment on column public.requests.locale is 'The language of mails about this request.';
comment on column public.requests.merged_into is 'The request of the same guest in which this one is answered.';
create index requests_state_opened_at_idx on public.requests (state, opened_at);
create index requests_guest_id_idx on public.requests (guest_id);
create index requests_assignee_idx on public.requests (assignee);
create index requests_snoozed_until_idx on public.requests (snoozed_until) where state = 'waiting';

create function private.locale_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select q.locale from public.requests q where q.guest_id = account order by q.opened_at desc limit 1), 'es');
$$;
comment on function private.locale_of is 'The language of mails to an owner: that of their last request, else Spanish.';

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

create trigger keep_event before update or delete on public.request_events
  for each row execute function private.keep_event();

create trigger keep_events before truncate on public.request_events
  for each statement execute function private.keep_event();

-- A put-off is one line of the history, with its time; so is its end.
create function private.log_request_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  snoozed constant boolean := old.snoozed_until is distinct from new.snoozed_until and new.state <> 'closed';
  actor constant text := case when auth.uid() = old.guest_id then 'guest' when private.is_staff() then 'house' else 'clock' end;
begin
  new.version := old.version + 1;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
  select old.id, case when actor <> 'clock' then auth.uid() end, actor,
    change.kind, change.more || jsonb_build_object('old', change.old, 'new', change.new)
  from (values
    ('state'::public.event_kind, to_jsonb(old.state), to_jsonb(new.state), '{}'::jsonb, not snoozed),
    ('state', to_jsonb(old.snoozed_until), to_jsonb(new.snoozed_until), '{"of": "snoozed_until"}', snoozed),
    ('state', to_jsonb(old.merged_into), to_jsonb(new.merged_into), '{"of": "merged_into"}', true),
    ('assignment', to_jsonb(old.assignee), to_jsonb(new.assignee), '{}', true)
  ) as change (kind, old, new, more, recorded)
  where change.recorded and change.old is distinct from change.new;
  return new;
end;
$$;

create trigger log_request_change before update on public.requests
  for each row execute function private.log_request_change();

alter table public.requests enable row level security;
alter table public.request_events enable row level security;
grant select on public.requests, public.request_events to authenticated;
grant all on public.requests to service_role;
grant select, insert on public.request_events to service_role;

create policy "Staff read all requests, guests their own" on public.requests
  for select to authenticated using ((select private.is_staff()) or guest_id = (select auth.uid()));

create policy "Staff read all events, guests those of their requests but notes" on public.request_events
  for select to authenticated using ((select private.is_staff()) or kind <> 'note' and exists (
    select from public.requests q where q.id = request_id and q.guest_id = (select auth.uid())
  ));

-- The first message says what was asked for, because guests do not read the tables of the forms.
create function private.open_request() returns trigger
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
    jsonb_strip_nulls(sent - '{id,created_at,name,email,phone,sender,message,special_requests}'::text[]));
  return null;
end;
$$;
comment on function private.open_request is 'Opens the request of an inquiry or a service booking, stamped with the account that sent it.';

create trigger open_request after insert on public.contact_submissions
  for each row execute function private.open_request('inquiry');

create trigger open_request after insert on public.service_bookings
  for each row execute function private.open_request('service');

create view private.request_people with (security_invoker = true) as
select q.id as request_id, q.guest_id, q.version, q.reservation_id, coalesce(n.name, c.name, b.name) as name,
  coalesce(n.email, c.email, b.email) as email, coalesce(n.phone, c.phone, b.phone) as phone, b.service_title
from public.requests q
left join public.contact_submissions c on c.id = q.contact_submission_id
left join public.service_bookings b on b.id = q.service_booking_id
left join public.reservation_contacts n on n.reservation_id = q.reservation_id;
comment on view private.request_people is 'Who asks, as the form or the contact of the stay says.';
