-- What a request is found by has bounds: its latest 100,000 characters, less than half of what a tsvector holds even if
-- every letter takes four bytes. Should the words fail all the same, the message is kept and found by its older words.
create or replace function private.index_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.request_words (request_id, words)
  select q.id, to_tsvector('simple', private.plain(left(concat_ws(' ', coalesce(n.name, c.name, b.name),
    coalesce(n.email, c.email, b.email), r.code, p.name, b.service_title,
    (select string_agg(latest.body, ' ' order by latest.id desc) from (
      select e.id, e.body from public.request_events e
      where e.request_id = q.id and e.body is not null order by e.id desc limit 200
    ) latest)), 100000)))
  from public.requests q
  left join public.contact_submissions c on c.id = q.contact_submission_id
  left join public.service_bookings b on b.id = q.service_booking_id
  left join public.reservations r on r.id = q.reservation_id
  left join public.reservation_contacts n on n.reservation_id = r.id
  left join public.properties p on p.id = r.property_id
  where q.id = new.request_id
  on conflict (request_id) do update set words = excluded.words;
  return null;
exception when others then
  raise warning 'The words of request % were not indexed: %', new.request_id, sqlerrm;
  return null;
end;
$$;
