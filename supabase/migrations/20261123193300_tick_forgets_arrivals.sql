-- As before, and it forgets the arrival details of stays that are over.
create or replace function public.tick(now timestamptz default now()) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  expired constant integer := private.release_expired(tick.now);
  today constant date := (tick.now at time zone 'America/Mexico_City')::date;
  woken integer;
  reminded integer;
  purged integer;
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
  delete from public.contact_submissions c where c.created_at < tick.now - interval '12 months';
  get diagnostics purged = row_count;
  perform private.forget_arrivals(tick.now);
  -- What a mail said stays in the request.
  delete from private.mail_outbox m where m.sent_at < tick.now - interval '30 days' and m.payment_id is null;
  return jsonb_build_object('expired', expired, 'woken', woken, 'reminded', reminded, 'purged', purged,
    'posted', posted);
end;
$$;
comment on function public.tick is
  'What time does: releases holds that are over, wakes snoozed requests, reminds of payments a week ahead, deletes old inquiries, mails and arrival details, posts stays to owners'' statements. For the worker''s secret key.';
