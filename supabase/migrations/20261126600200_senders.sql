-- Whoever is signed in may name any address in a form, so the desk reads whose it is.
alter table public.contact_submissions add column sender text check (sender in ('confirmed', 'unconfirmed', 'other'));
alter table public.service_bookings add column sender text check (sender in ('confirmed', 'unconfirmed', 'other'));
comment on column public.contact_submissions.sender is
  'What the account that sent it had to do with the address: its confirmed one, its own, or another; null signed out.';
comment on column public.service_bookings.sender is
  'What the account that sent it had to do with the address: its confirmed one, its own, or another; null signed out.';

insert into private.refusals (word, status, message) values
  ('too_many_requests', 'PT429', 'Too many requests within an hour.'),
  ('too_many_held_nights', 'PT429', 'Too many nights are kept for requests that wait for an answer.');

create function private.lock_account() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('account:' || auth.uid(), 0)); $$;
comment on function private.lock_account is
  'Makes requests of one account wait for each other, so that none is counted too late. Taken before any other lock.';
revoke all on function private.lock_account from public;

create or replace function private.receive_form_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  allowed constant integer := 5;
  of_account constant integer := 20;
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
      using errcode = 'PT429', hint = format('At most %s requests an hour.', allowed);
  end if;
  return new;
end;
$$;
comment on function private.receive_form_row is
  'Sets id, time and sender, trims, and refuses a sixth row in an hour from one address and a 21st of one account (SQLSTATE PT429 answers HTTP 429).';

create or replace function private.merge_requests(source uuid, target uuid, expected_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  merged public.requests := private.lock_request(source, expected_version);
  kept public.requests;
begin
  select * into kept from public.requests q where q.id = target;
  -- Whoever has no account reads the answer by mail alone; an account must not read what was sent from an address that
  -- it has not confirmed.
  if kept.id is null or source = target or merged.kind = 'stay' or kept.merged_into is not null
    or merged.guest_id is distinct from kept.guest_id
    or (merged.guest_id is null and (select lower(m.address) from private.mail_facts(merged) m)
      is distinct from (select lower(m.address) from private.mail_facts(kept) m))
  then
    perform private.refuse('bad_merge');
  end if;
  update public.requests q set merged_into = target where q.merged_into = source;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
    values (target, auth.uid(), 'house', 'state', jsonb_build_object('of', 'merged', 'new', source));
  return private.change_request(source, expected_version,
    jsonb_build_object('state', 'closed', 'merged_into', target));
end;
$$;
comment on function private.merge_requests is 'Answers one request in another; see public.merge_requests.';

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
    jsonb_strip_nulls(sent - '{id,created_at,name,email,phone,sender,message,special_requests}'::text[]));
  return null;
end;
$$;
