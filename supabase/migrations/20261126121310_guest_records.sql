-- Everything the house knows of who asks, read from one of the guest's requests. An address proves nothing, so `own`
-- says which requests come from the same account; staff alone read it.
create index reservation_contacts_email_idx on public.reservation_contacts (lower(email));

create function public.guest_record(request_id uuid)
returns table (requests jsonb, emails jsonb, phones jsonb, diets jsonb, notes jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.desk_requests;
  ids uuid[];
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into request from public.desk_requests d where d.id = guest_record.request_id;
  if not found then perform private.refuse('not_allowed'); end if;
  ids := array(
    select one.id from (
      select q.id, q.opened_at from public.requests q
      where q.id = guest_record.request_id or q.guest_id = request.guest_id
      union
      select q.id, q.opened_at from public.contact_submissions c
        join public.requests q on q.contact_submission_id = c.id where lower(c.email) = lower(request.email)
      union
      select q.id, q.opened_at from public.service_bookings b
        join public.requests q on q.service_booking_id = b.id where lower(b.email) = lower(request.email)
      union
      select q.id, q.opened_at from public.reservation_contacts n
        join public.requests q on q.reservation_id = n.reservation_id where lower(n.email) = lower(request.email)
    ) one order by one.opened_at desc, one.id limit 200
  );
  return query select
    (
      select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'state', d.state, 'subject', d.subject,
        'opened_at', d.opened_at, 'check_in', d.check_in, 'check_out', d.check_out, 'guests', d.guests,
        'total_cents', d.total_cents, 'about', d.about, 'guest_id', d.guest_id, 'reservation_id', d.reservation_id,
        'merged_into', d.merged_into,
        'own', d.id = guest_record.request_id or coalesce(d.guest_id = request.guest_id, false))
        order by d.opened_at desc, d.id)
      from public.desk_requests d where d.id = any (ids)
    ),
    (
      select coalesce(jsonb_agg(distinct lower(d.email)), '[]') from public.desk_requests d
      where d.id = any (ids) and d.email <> ''
    ),
    (
      select coalesce(jsonb_agg(distinct p.phone), '[]') from private.request_people p
      where p.request_id = any (ids) and p.phone <> ''
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object('check_in', r.check_in, 'diet', a.diet, 'wishes', a.wishes)
        order by r.check_in desc), '[]')
      from public.requests q join public.reservations r on r.id = q.reservation_id
      join public.arrival_details a on a.reservation_id = r.id
      where q.id = any (ids) and coalesce(a.diet, a.wishes) is not null
    ),
    (
      select coalesce(jsonb_agg(jsonb_build_object('id', note.id, 'request_id', note.request_id, 'at', note.at,
        'by', private.first_name_of(note.actor_id), 'body', note.body) order by note.id desc), '[]')
      from (
        select e.* from public.request_events e
        where e.request_id = any (ids) and e.kind = 'note' order by e.id desc limit 100
      ) note
    );
end;
$$;
comment on function public.guest_record is
  'For staff: the requests of the guest of a request, by account or address, with stays, phones, diets and notes.';

grant execute on function public.guest_record to authenticated;
