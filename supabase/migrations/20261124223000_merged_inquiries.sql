-- As before, but an inquiry that is answered in the request of a stay has led to that stay and is kept with it, inquiries
-- that are answered together go together, and a service booking that was to be answered in one that goes is open again.
create or replace function public.tick(now timestamptz default now()) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  expired constant integer := private.release_expired(tick.now);
  today constant date := (tick.now at time zone 'America/Mexico_City')::date;
  woken integer;
  reminded integer;
  old uuid[];
  posted constant integer := private.post_statements(tick.now);
begin
  update public.requests q set state = 'open', snoozed_until = null
    where q.state = 'waiting' and q.snoozed_until <= tick.now;
  get diagnostics woken = row_count;
  insert into private.mail_outbox (template, locale, address, data, request_id, payment_id)
    select 'payment_due', q.locale, mail.address, mail.facts || jsonb_build_object(
      'payment', p.kind, 'amount_cents', p.amount_cents, 'due_on', p.due_on), q.id, p.id
    from public.payments p
    join public.reservations r on r.id = p.reservation_id and r.status = 'confirmed' and r.check_out > today
    join public.requests q on q.reservation_id = r.id
    cross join private.mail_facts(q) mail
    where p.kind <> 'refund' and p.received_at is null and p.voided_at is null
      and p.due_on <= today + 7 and mail.address is not null
    on conflict (payment_id) do nothing;
  get diagnostics reminded = row_count;
  -- The privacy notice promises 12 months for inquiries that lead to no stay.
  old := array(
    select c.id from public.contact_submissions c
    where c.created_at < tick.now - interval '12 months' and not exists (
      select from public.requests q
      join public.requests kept on kept.id = q.merged_into
      join public.reservations r on r.id = kept.reservation_id and r.status <> 'cancelled'
      where q.contact_submission_id = c.id)
    and not exists (
      select from public.requests q
      join public.requests newer on newer.merged_into = q.id
      join public.contact_submissions n on n.id = newer.contact_submission_id
      where q.contact_submission_id = c.id and n.created_at >= tick.now - interval '12 months'));
  update public.requests q set state = 'open', merged_into = null
    from public.requests gone
    where gone.contact_submission_id = any (old) and gone.state <> 'closed' and q.merged_into = gone.id;
  delete from public.contact_submissions c where c.id = any (old);
  perform private.forget_arrivals(tick.now);
  -- What a mail said stays in the request.
  delete from private.mail_outbox m where m.sent_at < tick.now - interval '30 days' and m.payment_id is null;
  return jsonb_build_object('expired', expired, 'woken', woken, 'reminded', reminded, 'purged', cardinality(old),
    'posted', posted);
end;
$$;
