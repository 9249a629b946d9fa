create function public.tick(now timestamptz default now())
returns table (expired integer, woken integer, reminded integer, purged integer, posted integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := tick.now at time zone 'America/Mexico_City';
begin
  expired := private.release_expired(tick.now);
  perform private.lapse_unpaid(tick.now);
  posted := private.post_statements(tick.now);
  perform private.announce_statements(tick.now);
  update public.requests q set state = 'open', snoozed_until = null
    where q.state = 'waiting' and q.snoozed_until <= tick.now;
  get diagnostics woken = row_count;
  reminded := private.remind_of_payments(tick.now);
  perform private.send_notices(tick.now);
  purged := private.forget_inquiries(tick.now);
  -- The tax office asks for records of stays, but not what guests eat.
  delete from public.arrival_details a using public.reservations r
    where r.id = a.reservation_id and (r.status = 'cancelled' or r.check_out < today - 30);
  -- What a mail said stays in the request; a reminder is known while its payment is due.
  delete from private.mail_outbox m where m.sent_at < tick.now - interval '30 days'
    and not exists (select from public.payments p where p.id = m.payment_id and private.is_open(p));
  delete from private.account_refusals f where f.refused_at < tick.now - interval '30 days';
  return next;
end;
$$;
comment on function public.tick is
  'What time does: releases holds that are over, tells of stays that are not paid and ends them, wakes snoozed requests, reminds of payments 10 and 5 days ahead and on the day, writes before an arrival, after a stay and about calendars that fail, deletes old inquiries, mails, refusals of accounts and arrival details, posts stays to owners'' statements and announces these. For the worker''s secret key.';

grant execute on function public.tick to service_role;

-- An inquiry that is answered in the request of a stay has led to that stay and is kept with it, inquiries that are
-- answered together go together, and a service booking that was to be answered in one that goes is open again.
create function private.forget_inquiries(now timestamptz) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  -- The privacy notice promises 12 months for inquiries that lead to no stay.
  since constant timestamptz := forget_inquiries.now - interval '12 months';
  old constant uuid[] := array(
    select c.id from public.contact_submissions c
    where c.created_at < since
      and not exists (
        select from public.requests q
        join public.requests target on target.id = q.merged_into
        join public.reservations r on r.id = target.reservation_id and r.status <> 'cancelled'
        where q.contact_submission_id = c.id)
      and not exists (
        select from public.requests q
        join public.requests newer on newer.merged_into = q.id
        join public.contact_submissions n on n.id = newer.contact_submission_id
        where q.contact_submission_id = c.id and n.created_at >= since));
begin
  update public.requests q set state = 'open', merged_into = null
    from public.requests deleted
    where deleted.contact_submission_id = any (old) and deleted.state <> 'closed' and q.merged_into = deleted.id;
  delete from public.contact_submissions c where c.id = any (old);
  return cardinality(old);
end;
$$;
comment on function private.forget_inquiries is 'Deletes inquiries as the privacy notice promises; returns how many.';

create function private.remind_of_payments(now timestamptz) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  zone constant text := 'America/Mexico_City';
  today constant date := (remind_of_payments.now at time zone zone)::date;
  reminded integer;
begin
  insert into private.mail_outbox (template, locale, address, data, request_id, payment_id, step)
    select 'payment_due', q.locale, mail.address, mail.facts || jsonb_strip_nulls(jsonb_build_object(
      'payment', p.kind, 'amount_cents', p.amount_cents, 'due_on', p.due_on, 'what', p.what)), q.id, p.id, next.step
    from public.payments p
    join public.reservations r on r.id = p.reservation_id and r.status = 'confirmed'
    join public.requests q on q.reservation_id = r.id
    cross join lateral (
      select min(step) as step
      from unnest(case p.kind when 'damage' then '{5}' else '{10,5,0}' end::integer[]) step
      where p.due_on - today between 0 and step
    ) as next
    cross join lateral private.mail_facts(q) mail
    where p.kind not in ('refund', 'unexpected') and private.is_open(p) and p.due_on between today and today + 10
      -- The mail that asked for it is reminder enough for that day, and for the steps before it.
      and p.due_on - next.step > (p.asked_at at time zone zone)::date
      and mail.address is not null
      and not exists (select from private.mail_outbox m where m.payment_id = p.id and m.step = next.step)
    on conflict (payment_id, step) do nothing;
  get diagnostics reminded = row_count;
  return reminded;
end;
$$;
comment on function private.remind_of_payments is
  'Writes a mail for each payment that is due in 10 days, in 5 and today, each once, and of a damage deposit the one in 5; returns how many.';
