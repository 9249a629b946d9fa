create index requests_merged_into_idx on public.requests (merged_into) where merged_into is not null;

create table public.request_leases (
  request_id uuid primary key references public.requests (id) on delete cascade,
  holder uuid not null references auth.users (id) on delete cascade,
  until timestamptz not null
);
comment on table public.request_leases is 'Who is writing an answer at the moment, so that two people do not write the same one.';

alter table public.request_leases enable row level security;
grant select on public.request_leases to authenticated;
grant all on public.request_leases to service_role;

create policy "Staff read who is writing" on public.request_leases
  for select to authenticated using ((select private.is_staff()));

create function private.lock_request(request uuid, expected_version integer) returns public.requests
language plpgsql security definer set search_path = ''
as $$
declare
  current_request public.requests;
  last public.request_events;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into current_request from public.requests q where q.id = request for update;
  if not found then perform private.refuse('not_allowed'); end if;
  if current_request.version is distinct from expected_version then
    select * into last from public.request_events e
      where e.request_id = request and e.kind not in ('mail', 'note') order by e.id desc limit 1;
    perform private.expect_version(current_request.version, expected_version, last.actor_id, last.at);
  end if;
  return current_request;
end;
$$;
comment on function private.lock_request is 'The request, for staff who have seen its latest version; the others are refused.';

-- What closes, wakes or puts off a request; a date of snoozing is over with any other state.
create function private.set_request_state(
  request uuid, expected_version integer, to_state public.request_state,
  until timestamptz default null, into_id uuid default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  current_request constant public.requests := private.lock_request(request, expected_version);
  stay public.reservations;
begin
  select * into stay from public.reservations r where r.id = current_request.reservation_id;
  if to_state = 'waiting'
    and coalesce(until not between now() and least(now() + interval '1 year', stay.hold_until), true)
  then
    perform private.refuse('bad_snooze');
  end if;
  if to_state = 'closed' and stay.status = 'pending' then perform private.refuse('undecided'); end if;
  update public.requests q set state = to_state, snoozed_until = until, merged_into = into_id, unread = false
    where q.id = request;
end;
$$;
comment on function private.set_request_state is 'Gives a request another state; see the functions of the desk.';

create function private.staff() returns table (id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select r.user_id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email, '-')
  from public.user_roles r left join public.profiles p on p.user_id = r.user_id
  where r.role = 'admin' or (r.role = 'management'
    and exists (select from private.staff_approvals a where a.user_id = r.user_id));
$$;

create function public.staff_members() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return query select s.id, s.name from private.staff() s order by s.name, s.id;
end;
$$;
comment on function public.staff_members is 'To whom staff can assign a request.';

create function public.assign_request(request_id uuid, assignee uuid, expected_version integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_request(request_id, expected_version);
  if assignee is not null and not exists (select from private.staff() s where s.id = assignee) then
    perform private.refuse('bad_assignee');
  end if;
  update public.requests q set assignee = assign_request.assignee, unread = false where q.id = request_id;
end;
$$;
comment on function public.assign_request is 'Staff say who answers; null for nobody.';

create function public.snooze_request(request_id uuid, until timestamptz, expected_version integer) returns void
language sql volatile set search_path = ''
as $$ select private.set_request_state(request_id, expected_version, 'waiting', until); $$;
comment on function public.snooze_request is
  'Staff put a request off until a time. The time by which an answer is due stays what it was.';

create function public.close_request(request_id uuid, expected_version integer) returns void
language sql volatile set search_path = ''
as $$ select private.set_request_state(request_id, expected_version, 'closed'); $$;
comment on function public.close_request is 'Staff say that nothing is left to do; a stay that is asked for needs a decision first.';

create function public.reopen_request(request_id uuid, expected_version integer) returns void
language sql volatile set search_path = ''
as $$ select private.set_request_state(request_id, expected_version, 'open'); $$;
comment on function public.reopen_request is 'Staff take a request up again, one that was put off or merged too.';

create function public.close_requests(requests jsonb) returns table (id uuid, refused text)
language plpgsql volatile set search_path = ''
as $$
declare
  version integer;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if jsonb_array_length(requests) > 200 then perform private.refuse('too_many'); end if;
  -- In one order, so that two people who close the same requests do not wait for each other.
  for id, version in
    select r.id, r.version from jsonb_to_recordset(requests) as r (id uuid, version integer) order by r.id
  loop
    refused := null;
    begin
      perform private.set_request_state(id, version, 'closed');
    exception when others then
      get stacked diagnostics refused = pg_exception_detail;
      if sqlstate not like 'PT4%' then raise; end if;
    end;
    return next;
  end loop;
end;
$$;
comment on function public.close_requests is
  'Closes many requests, given as [{ id, version }], and says of each why not; what is refused does not stop the rest.';

create function public.merge_requests(request_id uuid, into_id uuid, expected_version integer) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  merged public.requests;
  target public.requests;
begin
  -- Both, in one order: of two who merge them into each other, the second sees what the first has done.
  perform from public.requests q where q.id in (merge_requests.request_id, into_id) and private.is_staff()
    order by q.id for update;
  merged := private.lock_request(merge_requests.request_id, expected_version);
  select * into target from public.requests q where q.id = into_id;
  -- Whoever has no account reads the answer by mail alone; an account must not read what was sent from an address that
  -- it has not confirmed.
  if target.id is null or merge_requests.request_id = into_id or merged.kind = 'stay' or target.merged_into is not null
    or merged.guest_id is distinct from target.guest_id
    or (merged.guest_id is null and (
      select count(distinct coalesce(lower(p.email), '')) from private.request_people p
      where p.request_id in (merged.id, target.id)) > 1)
  then
    perform private.refuse('bad_merge');
  end if;
  update public.requests q set merged_into = into_id where q.merged_into = merge_requests.request_id;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
    values (into_id, auth.uid(), 'house', 'state', jsonb_build_object('of', 'merged', 'new', merge_requests.request_id));
  perform private.set_request_state(merge_requests.request_id, expected_version, 'closed', into_id => into_id);
end;
$$;
comment on function public.merge_requests is
  'Staff close a request and answer it in another of the same guest, to which what the guest writes goes from then on.';

create function public.add_note(request_id uuid, body text, request_key uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  perform from public.requests q where q.id = add_note.request_id for update;
  if not found then perform private.refuse('not_allowed'); end if;
  if add_note.request_key is null then perform private.refuse('bad_key'); end if;
  if exists (select from public.request_events e
    where e.actor_id = auth.uid() and e.request_key = add_note.request_key) then return; end if;
  body := private.required_text(body, 4000, 'bad_body');
  insert into public.request_events (request_id, actor_id, actor, kind, body, request_key)
    values (add_note.request_id, auth.uid(), 'house', 'note', add_note.body, add_note.request_key);
end;
$$;
comment on function public.add_note is 'Staff note what guests never read, once for the same request_key.';

create function public.hold_request(request_id uuid, hold boolean default true) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if not private.is_staff() or not exists (select from public.requests q where q.id = hold_request.request_id) then
    perform private.refuse('not_allowed');
  end if;
  if hold then
    insert into public.request_leases as l (request_id, holder, until)
    values (hold_request.request_id, auth.uid(), now() + interval '60 seconds')
    on conflict (request_id) do update set holder = excluded.holder, until = excluded.until
      where l.holder = excluded.holder or l.until <= now();
  else
    delete from public.request_leases l where l.request_id = hold_request.request_id and l.holder = auth.uid();
  end if;
end;
$$;
comment on function public.hold_request is
  'Shows the others for 60 seconds that the caller is writing an answer; hold false ends it. It keeps nobody from answering.';

grant execute on function
  private.set_request_state, public.staff_members, public.assign_request, public.snooze_request, public.close_request,
  public.reopen_request, public.close_requests, public.merge_requests, public.add_note, public.hold_request
  to authenticated;

create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 100),
  body_en text not null check (char_length(body_en) between 1 and 4000),
  body_es text not null check (char_length(body_es) between 1 and 4000),
  active boolean not null default true,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  version integer not null default 1
);
comment on table public.saved_replies is
  'Answers that staff send often, in both languages; {name}, {property}, {check_in}, {check_out} and {code} stand for the request''s.';

alter table public.saved_replies enable row level security;
grant select on public.saved_replies to authenticated;
grant all on public.saved_replies to service_role;

create policy "Staff read the saved replies" on public.saved_replies
  for select to authenticated using ((select private.is_staff()));

create function public.save_reply(
  reply_id uuid, title text, body_en text, body_es text, active boolean, expected_version integer
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.saved_replies;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if coalesce(char_length(btrim(title)) not between 1 and 100 or char_length(btrim(body_en)) not between 1 and 4000
    or char_length(btrim(body_es)) not between 1 and 4000, true) then
    perform private.refuse('bad_reply');
  end if;
  select * into saved from public.saved_replies r where r.id = reply_id for update;
  perform private.expect_version(coalesce(saved.version, 0), expected_version, saved.changed_by, saved.changed_at);
  insert into public.saved_replies as r (id, title, body_en, body_es, active, changed_by)
    values (reply_id, btrim(title), btrim(body_en), btrim(body_es), coalesce(active, true), auth.uid())
    on conflict (id) do update set title = excluded.title, body_en = excluded.body_en, body_es = excluded.body_es,
      active = excluded.active, changed_by = excluded.changed_by, changed_at = now(), version = r.version + 1;
end;
$$;
comment on function public.save_reply is
  'Staff write a saved reply, a new one with an id of their own and the version 0, or put it away with active false.';

insert into public.saved_replies (title, body_en, body_es) values
  ('We are looking into it',
    'Dear {name}, thank you for your message. We are looking into it and will write to you again today.',
    'Hola, {name}: gracias por su mensaje. Lo estamos revisando y le escribiremos de nuevo hoy mismo.'),
  ('Dates are free',
    'Dear {name}, {property} is free from {check_in} to {check_out}. You can request these nights on our website.',
    'Hola, {name}: {property} está disponible del {check_in} al {check_out}. Puede solicitar estas noches en nuestro sitio web.');

grant execute on function public.save_reply to authenticated;

-- The view reads as the caller: staff see every request, guests their own.
create view public.desk_requests with (security_invoker = true) as
select q.id, q.kind, q.state,
  case when q.state = 'closed' then null when q.turn_at is null then 'guest' else 'house' end as needs,
  coalesce(r.code || ' · ' || p.name, b.service_title, case when char_length(c.message) <= 100 then c.message
    else regexp_replace(left(c.message, 100), '[\s,.;:]*\s\S*$', '') || '…' end) as subject,
  coalesce(n.name, c.name, b.name) as name,
  coalesce(n.email, c.email, b.email) as email,
  q.guest_id, q.assignee,
  public.answer_due(q.turn_at) as due_at,
  coalesce(q.turn_at <= (select private.overdue_since(now())), false) as overdue,
  q.version, q.opened_at, q.turn_at, q.unread, q.snoozed_until, q.merged_into, q.locale,
  q.reservation_id, q.contact_submission_id, q.service_booking_id,
  (select private.first_name_of(l.holder) from public.request_leases l
    where l.request_id = q.id and l.until > now()) as held_by,
  r.hold_until,
  (select private.offer_state(s) from public.offers o join public.reservations s on s.id = o.reservation_id
    where o.reservation_id = q.reservation_id or o.request_id = q.id order by o.made_at desc limit 1) as offer,
  coalesce(r.check_in, c.check_in, b.preferred_date) as check_in,
  coalesce(r.check_out, c.check_out) as check_out,
  coalesce(r.guests, c.guests, b.guests) as guests,
  r.total_cents,
  coalesce(r.status::text, c.inquiry_type) as about
from public.requests q
left join public.contact_submissions c on c.id = q.contact_submission_id
left join public.service_bookings b on b.id = q.service_booking_id
left join public.reservations r on r.id = q.reservation_id
left join public.reservation_contacts n on n.reservation_id = r.id
left join public.properties p on p.id = r.property_id;
comment on view public.desk_requests is
  'Requests as the desk lists them. A page follows another by turn_at or opened_at, and id, which indexes order.';

grant select on public.desk_requests to authenticated, service_role;

create index requests_opened_at_idx on public.requests (opened_at desc, id);

-- Admins also read how many accounts wait for them: management that nobody has approved, and owners without a house.
create function public.desk_counts()
returns table (
  open integer, waiting integer, mine integer, unread integer, overdue integer, mail_given_up integer, approvals integer,
  feeds_failing integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  late constant timestamptz := private.overdue_since(now());
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return query select
    (count(*) filter (where q.state = 'open'))::integer,
    (count(*) filter (where q.state = 'waiting'))::integer,
    (count(*) filter (where q.assignee = auth.uid()))::integer,
    (count(*) filter (where q.state = 'open' and q.unread))::integer,
    (count(*) filter (where q.turn_at <= late))::integer,
    (select count(*)::integer from private.mail_outbox m where m.given_up_at is not null),
    case when private.has_role('admin') then (
      select count(distinct r.user_id)::integer from public.user_roles r where private.is_waiting(r)
    ) else 0 end,
    -- As long as send_notices waits before it tells the desk.
    (select count(*)::integer from public.calendar_feeds f where f.active and f.failing_since <= now() - interval '1 day')
  from public.requests q where q.state in ('open', 'waiting');
end;
$$;
comment on function public.desk_counts is
  'For staff: how many requests are open, waiting, assigned to the caller, unread and overdue, how many mails were given up, and how many calendars of other sites have failed for a day; for admins also how many accounts wait for approval.';

create function public.resend_mail(mail_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  queued private.mail_outbox;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  update private.mail_outbox m set given_up_at = null, attempts = 0, next_try = now()
    where m.id = mail_id and m.given_up_at is not null returning * into queued;
  if not found then perform private.refuse('unknown_mail'); end if;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
  select queued.request_id, auth.uid(), 'house', 'mail',
    jsonb_build_object('mail_id', queued.id, 'template', queued.template, 'outcome', 'queued')
  where queued.request_id is not null;
end;
$$;
comment on function public.resend_mail is 'Staff have a mail that was given up sent again; the event of kind mail names it.';

-- Search: words of name, address, code and messages, without accents, by the beginning of a word.
create table private.request_words (
  request_id uuid primary key references public.requests (id) on delete cascade,
  words tsvector not null
);
comment on table private.request_words is 'What the desk finds a request by.';
create index request_words_words_idx on private.request_words using gin (words);

alter table private.request_words enable row level security;

create function private.plain(value text) returns text
language sql immutable set search_path = ''
as $$
  select lower(translate(value, 'áéíóúüñàèçÁÉÍÓÚÜÑÀÈÇ@.-_+/\,;:()[]{}<>«»"''!?¡¿#&|*·%$=', 'aeiouunaecaeiouunaec'
    || repeat(' ', 40)));
$$;
comment on function private.plain is 'A text without accents and punctuation, as the search compares it.';

-- A number is found by digits in a row anywhere in it, so with its country's code or without, and with any spaces.
create function private.phone_words(phone text) returns text
language sql immutable set search_path = ''
as $$
  select string_agg(right(number.digits, n), ' ')
  from (select regexp_replace(phone, '\D', '', 'g') as digits) number, generate_series(4, length(number.digits)) n;
$$;
comment on function private.phone_words is 'The words by which the search finds a phone number: its ends, since a search names the beginning of a word.';

-- What a request is found by has bounds: its latest 100,000 characters, less than half of what a tsvector holds even if
-- every letter takes four bytes. Should the words fail all the same, the message is kept and found by its older words.
create function private.index_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.request_words (request_id, words)
  select q.request_id, to_tsvector('simple', private.plain(left(concat_ws(' ', q.name, q.email,
    private.phone_words(q.phone), r.code, p.name, q.service_title,
    (select string_agg(latest.body, ' ' order by latest.id desc) from (
      select e.id, e.body from public.request_events e
      where e.request_id = q.request_id and e.body is not null order by e.id desc limit 200
    ) latest)), 100000)))
  from private.request_people q
  left join public.reservations r on r.id = q.reservation_id
  left join public.properties p on p.id = r.property_id
  where q.request_id = new.request_id
  on conflict (request_id) do update set words = excluded.words;
  return null;
exception when others then
  raise warning 'The words of request % were not indexed: %', new.request_id, sqlerrm;
  return null;
end;
$$;

create constraint trigger index_words after insert on public.request_events
  deferrable initially deferred for each row
  when (new.kind in ('message_in', 'message_out', 'note', 'reservation'))
  execute function private.index_words();

-- Definers, because the words and the outbox are private; the view then reads as they do, so staff alone may call them.
create function public.find_requests(words text, most integer default 50) returns setof public.desk_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  few constant integer := 1000;
  -- Digits in groups are also one number.
  number constant text := case when find_requests.words ~ '^[-\d\s+().]+$'
    then nullif(regexp_replace(left(find_requests.words, 200), '\D', '', 'g'), '') end;
  search constant tsquery := (
    select to_tsquery('simple', string_agg('''' || word || ''':*', ' & ') || coalesce(' | ''' || number || ''':*', ''))
    from regexp_split_to_table(btrim(private.plain(left(find_requests.words, 200))), '\s+') word where word <> '');
  matching uuid[];
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- The planner cannot know how frequent a word is: a rare one is found by the words, a frequent one by going through
  -- the latest requests.
  matching := array(select w.request_id from private.request_words w where w.words @@ search limit few + 1);
  if cardinality(matching) > few then
    matching := array(
      select q.id from public.requests q
      where exists (select from private.request_words w where w.request_id = q.id and w.words @@ search)
      order by q.opened_at desc, q.id limit least(find_requests.most, 200)
    );
  end if;
  return query select d.* from public.desk_requests d where d.id = any (matching)
    order by d.opened_at desc, d.id limit least(find_requests.most, 200);
end;
$$;
comment on function public.find_requests is
  'For staff: the latest requests in whose name, address, code or messages each of the words begins a word, or whose phone number has these digits.';

create function public.unsent_requests(most integer default 50) returns setof public.desk_requests
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return query select d.* from public.desk_requests d
    join (
      select m.request_id, max(m.given_up_at) as given_up_at from private.mail_outbox m
      where m.given_up_at is not null group by m.request_id
    ) unsent on unsent.request_id = d.id
    order by unsent.given_up_at desc, d.id limit least(unsent_requests.most, 200);
end;
$$;
comment on function public.unsent_requests is 'For staff: the requests about which a mail was given up, the latest first.';

grant execute on function
  public.desk_counts, public.resend_mail, public.find_requests, public.unsent_requests
  to authenticated;

-- Row security lets only leakproof conditions reach an index, and the comparison of an enum is none. The condition of a
-- partial index holds all the same.
create index requests_open_idx on public.requests (turn_at, id) where state = 'open';
create index requests_waiting_idx on public.requests (opened_at desc, id) where state = 'waiting';
