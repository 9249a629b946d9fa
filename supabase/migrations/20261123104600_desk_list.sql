insert into private.refusals (word, status, message) values
  ('unknown_mail', 'PT404', 'No such mail was given up.');

-- The view reads as the caller: staff see every request, guests their own.
create view public.desk_requests with (security_invoker = true) as
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
    where l.request_id = q.id and l.until > now()) as held_by
from public.requests q
left join public.contact_submissions c on c.id = q.contact_submission_id
left join public.service_bookings b on b.id = q.service_booking_id
left join public.reservations r on r.id = q.reservation_id
left join public.reservation_contacts n on n.reservation_id = r.id
left join public.properties p on p.id = r.property_id;
comment on view public.desk_requests is
  'Requests as the desk lists them. A page follows another by turn_at or opened_at, and id, which indexes order.';
revoke all on public.desk_requests from anon, authenticated;
grant select on public.desk_requests to authenticated, service_role;

create index requests_opened_at_idx on public.requests (opened_at desc, id);

create function private.desk_counts() returns jsonb
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
  );
end;
$$;
comment on function private.desk_counts is 'See public.desk_counts.';

create function public.desk_counts() returns jsonb
language sql stable set search_path = ''
as $$ select private.desk_counts(); $$;
comment on function public.desk_counts is 'For staff: how many requests are open, waiting, assigned to the caller, unread and overdue, and how many mails were given up.';

create function private.resend_mail(mail uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  queued private.mail_outbox;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  update private.mail_outbox m set given_up_at = null, attempts = 0, next_try = now()
    where m.id = mail and m.given_up_at is not null returning * into queued;
  if not found then perform private.refuse('unknown_mail'); end if;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
  select queued.request_id, auth.uid(), 'house', 'mail',
    jsonb_build_object('mail_id', queued.id, 'template', queued.template, 'outcome', 'queued')
  where queued.request_id is not null;
  return true;
end;
$$;
comment on function private.resend_mail is 'See public.resend_mail.';

create function public.resend_mail(mail_id uuid) returns boolean
language sql volatile set search_path = ''
as $$ select private.resend_mail(mail_id); $$;
comment on function public.resend_mail is 'Staff have a mail that was given up sent again; the event of kind mail names it.';

-- Search: words of name, address, code and messages, without accents, by the beginning of a word.
create table private.request_words (
  request_id uuid primary key references public.requests (id) on delete cascade,
  words tsvector not null
);
comment on table private.request_words is 'What the desk finds a request by.';
create index request_words_words_idx on private.request_words using gin (words);
alter table private.request_words enable row level security;
revoke all on private.request_words from anon, authenticated;

create function private.plain(said text) returns text
language sql immutable set search_path = ''
as $$
  select lower(translate(said, 'áéíóúüñàèçÁÉÍÓÚÜÑÀÈÇ@.-_+/\,;:()[]{}<>«»"''!?¡¿#&|*·%$=', 'aeiouunaecaeiouunaec'
    || repeat(' ', 40)));
$$;
comment on function private.plain is 'A text without accents and punctuation, as the search compares it.';

create function private.index_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.request_words (request_id, words)
  select q.id, to_tsvector('simple', private.plain(concat_ws(' ', coalesce(n.name, c.name, b.name),
    coalesce(n.email, c.email, b.email), r.code, p.name, b.service_title,
    (select string_agg(e.body, ' ' order by e.id) from public.request_events e where e.request_id = q.id))))
  from public.requests q
  left join public.contact_submissions c on c.id = q.contact_submission_id
  left join public.service_bookings b on b.id = q.service_booking_id
  left join public.reservations r on r.id = q.reservation_id
  left join public.reservation_contacts n on n.reservation_id = r.id
  left join public.properties p on p.id = r.property_id
  where q.id = new.request_id
  on conflict (request_id) do update set words = excluded.words;
  return null;
end;
$$;
comment on function private.index_words is 'Keeps what a request is found by in step with its messages and notes.';

create constraint trigger index_words after insert on public.request_events
  deferrable initially deferred for each row
  when (new.kind in ('message_in', 'message_out', 'note', 'reservation'))
  execute function private.index_words();

create function private.find_requests(words text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked constant tsquery := (
    select to_tsquery('simple', string_agg('''' || word || ''':*', ' & '))
    from regexp_split_to_table(btrim(private.plain(left(find_requests.words, 200))), '\s+') word where word <> '');
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return (
    select coalesce(array_agg(found.id order by found.opened_at desc, found.id), '{}')
    from (
      select q.id, q.opened_at from private.request_words w join public.requests q on q.id = w.request_id
      where w.words @@ asked order by q.opened_at desc, q.id limit least(find_requests.most, 200)
    ) found
  );
end;
$$;
comment on function private.find_requests is 'See public.find_requests.';

create function public.find_requests(words text, most integer default 50) returns uuid[]
language sql stable set search_path = ''
as $$ select private.find_requests(words, most); $$;
comment on function public.find_requests is
  'For staff: the latest requests in whose name, address, code or messages each of the words begins a word.';

revoke all on function private.desk_counts, private.resend_mail, private.plain, private.index_words,
  private.find_requests from public;
revoke all on function public.desk_counts, public.resend_mail, public.find_requests
  from public, anon, authenticated, service_role;
grant execute on function private.desk_counts, private.resend_mail, private.find_requests, public.desk_counts,
  public.resend_mail, public.find_requests to authenticated;
