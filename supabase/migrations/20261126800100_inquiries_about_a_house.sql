-- An inquiry that was begun on the page of a house keeps that house.
alter table public.contact_submissions
  add column property_id text references public.properties (id) on delete set null;
comment on column public.contact_submissions.property_id is 'The house from whose page the visitor came.';
create index contact_submissions_property_id_idx on public.contact_submissions (property_id);
grant insert (property_id) on public.contact_submissions to anon, authenticated;

create or replace function private.mail_facts(request public.requests, out address text, out facts jsonb)
language sql stable security definer set search_path = ''
as $$
  select coalesce(n.email, c.email, b.email), jsonb_strip_nulls(jsonb_build_object(
    'request_id', request.id, 'kind', request.kind, 'name', coalesce(n.name, c.name, b.name),
    'account', request.guest_id is not null, 'service', b.service_title, 'date', b.preferred_date, 'code', r.code,
    'property', p.name, 'property_id', p.id, 'check_in', coalesce(r.check_in, c.check_in),
    'check_out', coalesce(r.check_out, c.check_out), 'guests', coalesce(r.guests, c.guests),
    'total_cents', r.total_cents, 'due_at', private.answer_due(request.turn_at),
    'hold_until', case r.status when 'pending' then r.hold_until end,
    'cancellation', case r.status when 'confirmed' then r.quote -> 'cancellation' end,
    'due', money.due, 'paid_cents', money.paid))
  from (select request.id) asked
  left join public.contact_submissions c on c.id = request.contact_submission_id
  left join public.service_bookings b on b.id = request.service_booking_id
  left join public.reservations r on r.id = request.reservation_id
  left join public.reservation_contacts n on n.reservation_id = r.id
  left join public.properties p on p.id = coalesce(r.property_id, c.property_id)
  cross join lateral (
    select
      sum(case m.kind when 'refund' then -m.amount_cents else m.amount_cents end)
        filter (where m.received_at is not null) as paid,
      jsonb_agg(jsonb_build_object('kind', m.kind, 'amount_cents', m.amount_cents, 'due_on', m.due_on)
        order by m.due_on, m.kind) filter (where m.received_at is null and m.voided_at is null) as due
    from public.payments m where m.reservation_id = r.id
  ) money;
$$;
comment on function private.mail_facts is 'Whom mails about a request go to, and what they can say.';
