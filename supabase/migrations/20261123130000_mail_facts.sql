-- Mails also say what is due, what goes back, until when nights are kept and where the guest can look.
create or replace function private.mail_facts(request public.requests, out address text, out facts jsonb)
language sql stable security definer set search_path = ''
as $$
  select coalesce(n.email, c.email, b.email), jsonb_strip_nulls(jsonb_build_object(
    'request_id', request.id, 'kind', request.kind, 'name', coalesce(n.name, c.name, b.name),
    'account', request.guest_id is not null, 'service', b.service_title, 'date', b.preferred_date, 'code', r.code,
    'property', p.name, 'property_id', p.id, 'check_in', r.check_in, 'check_out', r.check_out, 'guests', r.guests,
    'total_cents', r.total_cents, 'due_at', private.answer_due(request.turn_at),
    'hold_until', case r.status when 'pending' then r.hold_until end,
    'cancellation', case r.status when 'confirmed' then r.quote -> 'cancellation' end,
    'due', money.due, 'paid_cents', money.paid))
  from (select request.id) asked
  left join public.contact_submissions c on c.id = request.contact_submission_id
  left join public.service_bookings b on b.id = request.service_booking_id
  left join public.reservations r on r.id = request.reservation_id
  left join public.reservation_contacts n on n.reservation_id = r.id
  left join public.properties p on p.id = r.property_id
  cross join lateral (
    select
      sum(case m.kind when 'refund' then -m.amount_cents else m.amount_cents end)
        filter (where m.received_at is not null) as paid,
      jsonb_agg(jsonb_build_object('kind', m.kind, 'amount_cents', m.amount_cents, 'due_on', m.due_on)
        order by m.due_on, m.kind) filter (where m.received_at is null and m.voided_at is null) as due
    from public.payments m where m.reservation_id = r.id
  ) money;
$$;

create or replace function private.queue_mails() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  about public.requests;
  before constant jsonb := new.data -> 'old';
  after constant jsonb := new.data -> 'new';
  closed_as constant text := after ->> 'closed_as';
  moved constant boolean := coalesce(before ->> 'status' = after ->> 'status'
    and (before ->> 'check_in', before ->> 'check_out') <> (after ->> 'check_in', after ->> 'check_out'), false);
  to_guest text;
  to_desk text;
  mail record;
begin
  -- The demo's past has no mails.
  if current_setting('marisma.embedded', true) = 'on' then return null; end if;
  select * into about from public.requests q where q.id = new.request_id;
  if not found then return null; end if;
  if new.kind = 'message_out' then
    to_guest := 'reply';
  elsif new.kind = 'message_in' and new.at = about.opened_at then
    -- The message of a stay comes with the reservation, which has its own event.
    if about.kind <> 'stay' then to_guest := 'request_received'; to_desk := 'new'; end if;
  elsif new.kind = 'message_in' then
    to_desk := 'message';
  elsif new.kind = 'reservation' and before is null and after ->> 'status' = 'pending' then
    to_guest := 'request_received'; to_desk := 'new';
  elsif new.kind = 'reservation' and moved then
    to_guest := case after ->> 'status' when 'pending' then 'request_received' when 'confirmed' then 'confirmed' end;
  elsif new.kind = 'reservation' and after ->> 'status' <> before ->> 'status' then
    to_guest := case when after ->> 'status' = 'confirmed' then 'confirmed'
      when closed_as in ('declined', 'expired') then closed_as
      when closed_as like 'cancelled%' then 'cancelled' end;
    to_desk := case when closed_as = 'cancelled_by_guest' then 'cancelled'
      when closed_as = 'withdrawn' and new.actor = 'guest' then 'withdrawn' end;
  end if;
  if coalesce(to_guest, to_desk) is null then return null; end if;

  select * into mail from private.mail_facts(about);
  mail.facts := mail.facts || jsonb_strip_nulls(jsonb_build_object('body', new.body, 'closed_as', closed_as,
    'moved', nullif(moved, false)));
  insert into private.mail_outbox (template, locale, address, data, request_id)
  select to_guest, about.locale, mail.address, mail.facts, about.id
  where to_guest is not null and mail.address is not null
  union all
  select 'new_request', 'en', null, mail.facts || jsonb_build_object('news', to_desk), about.id
  where to_desk is not null;
  return null;
end;
$$;
