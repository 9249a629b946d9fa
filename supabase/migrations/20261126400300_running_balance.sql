-- What is posted is what was earned, to whoever owned the house in the night, and each owner has one running balance
-- per house: a month that was overpaid is set off against the next.
create function private.owner_shares(stay public.reservations, earned integer) returns table (owner_id uuid, cents integer)
language sql stable security definer set search_path = ''
as $$
  select private.owner_in(stay.property_id, n.night), sum(
    earned::bigint * n.upto / n.whole - earned::bigint * (n.upto - n.cents) / n.whole)::integer
  from (
    select a.night, a.cents, sum(a.cents) over (order by a.night) as upto, sum(a.cents) over () as whole
    from private.agreed_nights(stay) a
  ) as n
  group by 1;
$$;
comment on function private.owner_shares is 'US cents that a stay has brought, by the owners of its nights, at the price of these.';
comment on column public.statement_lines.owner_id is 'Who owned the house in the nights of the line.';

create function private.standing(line public.statement_lines) returns boolean
language sql stable security definer set search_path = ''
as $$
  select line.kind <> 'correction' and not exists (select from public.statement_lines c where c.reverses = line.id);
$$;
comment on function private.standing is 'Whether a line was not reversed.';

create or replace function private.earned_by(stay public.reservations, today date) returns integer
language sql stable set search_path = ''
as $$
  select case
    when stay.status = 'confirmed' and stay.check_out <= today then stay.total_cents
    when stay.closed_as = 'cancelled_by_guest' then greatest(0, coalesce((
      select sum(case when p.kind = 'refund' then -p.amount_cents else p.amount_cents end)
      from public.payments p where p.reservation_id = stay.id and (p.voided_at is null or p.waived)
    ), 0))::integer
    else 0
  end;
$$;
comment on function private.earned_by is
  'US cents that a stay has brought: its price once the guests have left, or what a guest who cancelled owes or does not get back.';

create or replace function private.post_stay(stay public.reservations, today date) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  this_month constant date := date_trunc('month', today);
  first_time constant boolean := not exists (select from public.statement_lines l where l.reservation_id = stay.id);
  earned constant jsonb := (
    select coalesce(jsonb_object_agg(coalesce(s.owner_id::text, ''), s.cents), '{}')
    from private.owner_shares(stay, private.earned_by(stay, today)) s where s.cents <> 0);
  posted constant jsonb := (
    select coalesce(jsonb_object_agg(coalesce(s.owner_id::text, ''), s.cents), '{}')
    from (
      select l.owner_id, sum(l.amount_cents) as cents from public.statement_lines l
      where l.reservation_id = stay.id and l.kind <> 'commission' and private.standing(l) group by l.owner_id
    ) as s);
begin
  if posted = earned then return 0; end if;
  insert into public.statement_lines (property_id, owner_id, month, reservation_id, kind, amount_cents, reverses)
  select l.property_id, l.owner_id, this_month, l.reservation_id, 'correction', -l.amount_cents, l.id
  from public.statement_lines l where l.reservation_id = stay.id and private.standing(l);
  insert into public.statement_lines (property_id, owner_id, month, reservation_id, kind, amount_cents)
  select stay.property_id, nullif(share.key, '')::uuid,
    -- What is posted late belongs to the month of departure; what is posted again to the month of the correction.
    case when first_time and stay.status = 'confirmed' then date_trunc('month', stay.check_out)::date else this_month end,
    stay.id, line.kind, line.amount
  from jsonb_each_text(earned) share cross join lateral (values
    (case stay.status when 'confirmed' then 'stay' else 'cancellation' end::public.statement_kind, share.value::integer),
    ('commission', -round(share.value::integer * private.commission_percent() / 100.0)::integer)
  ) as line (kind, amount)
  where line.amount <> 0;
  return 1;
end;
$$;

create or replace function private.post_statements(moment timestamptz) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := moment at time zone 'America/Mexico_City';
  stay public.reservations;
  posted integer := 0;
begin
  for stay in
    select r.* from public.reservations r
    left join (
      select l.reservation_id, sum(l.amount_cents) as cents
      from public.statement_lines l left join public.statement_lines origin on origin.id = l.reverses
      where coalesce(origin.kind, l.kind) <> 'commission' group by l.reservation_id
    ) as known on known.reservation_id = r.id
    -- As earned_by counts, which is asked only where payments count.
    where case when r.closed_as = 'cancelled_by_guest' then private.earned_by(r, today)
      when r.status = 'confirmed' and r.check_out <= today then r.total_cents else 0 end <> coalesce(known.cents, 0)
    -- Two workers at once write no line twice.
    for update of r skip locked
  loop
    posted := posted + private.post_stay(stay, today);
  end loop;
  return posted;
end;
$$;
comment on function private.post_statements is 'Writes the lines of all stays that have brought more or less than is posted; for tick.';

create function private.follow_sale() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.post_stay(r, private.house_today()) from public.reservations r
  where r.property_id = new.property_id and exists (select from public.statement_lines l where l.reservation_id = r.id);
  return null;
end;
$$;
comment on function private.follow_sale is 'Corrects what was posted to another owner than that of the nights.';
-- At the end of the transaction, when a sale is recorded for both owners.
create constraint trigger follow_sale after insert or update of during on public.property_owners
  deferrable initially deferred for each row execute function private.follow_sale();

create function private.owner_account(property_id text) returns table (owner_id uuid, month date, cents integer, paid boolean)
language sql stable security definer set search_path = ''
as $$
  select l.owner_id, l.month, l.amount_cents, false from public.statement_lines l
    where l.property_id = owner_account.property_id
  union all
  select p.owner_id, p.month, -p.amount_cents, true from public.owner_payouts p
    where p.property_id = owner_account.property_id;
$$;
comment on function private.owner_account is 'All that owners of a house have earned and were paid.';

create or replace function private.owner_statement(property_id text, month date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  first_day constant date := date_trunc('month', month);
  after constant date := first_day + interval '1 month';
  today constant date := private.house_today();
  for_owner constant uuid := case when not private.is_staff() then auth.uid() end;
  statement jsonb;
begin
  if for_owner is not null and not (private.has_role('owner') and exists (
    select from public.property_owners o where o.property_id = owner_statement.property_id and o.owner_id = for_owner
  )) then
    perform private.refuse('not_allowed');
  end if;
  if first_day is null then perform private.refuse('bad_dates'); end if;
  if not exists (select from public.properties p where p.id = owner_statement.property_id) then
    perform private.refuse('unknown_property');
  end if;
  with lines as (
    select l.id, r.code, r.check_in, r.check_out, l.kind::text, l.amount_cents, l.posted_at, l.reverses, false as expected
    from public.statement_lines l join public.reservations r on r.id = l.reservation_id
    where l.property_id = owner_statement.property_id and l.month = first_day
      and (for_owner is null or l.owner_id = for_owner)
    union all
    -- Guests who have not left yet: nothing is posted, but the owner sees what to expect.
    select null, r.code, r.check_in, r.check_out, line.kind, line.amount, null, null, true
    from public.reservations r
    cross join lateral private.owner_shares(r, r.total_cents) share
    cross join lateral (values
      ('stay', share.cents), ('commission', -round(share.cents * private.commission_percent() / 100.0)::integer)
    ) as line (kind, amount)
    where r.property_id = owner_statement.property_id and r.status = 'confirmed'
      and r.check_out >= greatest(first_day, today + 1) and r.check_out < after and r.check_in > first_day - 91
      and (for_owner is null or share.owner_id = for_owner)
      and not exists (select from public.statement_lines l where l.reservation_id = r.id and private.standing(l))
  ), paid as (
    select p.paid_on, p.amount_cents from public.owner_payouts p
    where p.property_id = owner_statement.property_id and p.month = first_day
      and (for_owner is null or p.owner_id = for_owner)
  ), owners as (
    select a.owner_id, coalesce(sum(a.cents) filter (where a.month < first_day), 0) as carried_cents,
      sum(a.cents) as balance_cents
    from private.owner_account(owner_statement.property_id) a
    where a.month <= first_day and (for_owner is null or a.owner_id = for_owner) group by a.owner_id
  )
  select jsonb_build_object(
    'property_id', owner_statement.property_id, 'month', first_day,
    'commission_percent', private.commission_percent(),
    'lines', coalesce((select jsonb_agg(to_jsonb(l) order by l.expected, l.check_out, l.code, l.posted_at, l.kind = 'commission') from lines l), '[]'),
    'payout_cents', coalesce((select sum(l.amount_cents) from lines l where not l.expected), 0),
    'expected_cents', coalesce((select sum(l.amount_cents) from lines l where l.expected), 0),
    'paid', coalesce((select jsonb_agg(to_jsonb(p) order by p.paid_on) from paid p), '[]'),
    'paid_cents', coalesce((select sum(p.amount_cents) from paid p), 0),
    'carried_cents', coalesce((select sum(o.carried_cents) from owners o), 0),
    'balance_cents', coalesce((select sum(o.balance_cents) from owners o), 0)
  ) || case when for_owner is null then jsonb_build_object(
    'owners', coalesce((select jsonb_agg(to_jsonb(o) order by o.owner_id) from owners o), '[]')) else '{}' end
  into statement;
  return statement;
end;
$$;
comment on function public.owner_statement is
  'The statement of a house for a month, for its owner and staff: each line names its reservation, the lines that are not expected sum to payout_cents. balance_cents is what all months up to this one leave to be paid, carried_cents that of the months before; for staff also by owner.';

insert into private.refusals (word, status, message) values
  ('bad_owner', 'PT400', 'Say which owner of the house was paid.');

drop function public.record_payout(text, date, integer, date, uuid);
drop function private.record_payout(text, date, integer, date, uuid);

create function private.record_payout(
  property_id text, month date, amount_cents integer, paid_on date, request_key uuid, owner_id uuid
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  first_day constant date := date_trunc('month', month);
  payout public.owner_payouts;
  payee uuid := owner_id;
  owed integer;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  if coalesce(not isfinite(paid_on) or paid_on > private.house_today() or first_day is null, true) then
    perform private.refuse('bad_dates');
  end if;
  -- Two people who note the same transfer wait for each other.
  perform from public.properties p where p.id = property_id for no key update;
  select * into payout from public.owner_payouts p where p.request_key = record_payout.request_key;
  if not found then
    if coalesce(amount_cents < 1, true) then perform private.refuse('bad_amount'); end if;
    -- What is owed by the end of the month, less what was corrected or overpaid since.
    select min(account.owner_id::text)::uuid, min(account.cents) into payee, owed
    from (
      select a.owner_id, least(sum(a.cents), sum(a.cents) filter (where a.month <= first_day)) as cents
      from private.owner_account(property_id) a group by a.owner_id
    ) as account
    where account.cents > 0 and account.owner_id = coalesce(payee, account.owner_id)
    having count(*) <= 1;
    if not found then perform private.refuse('bad_owner'); end if;
    if coalesce(amount_cents > owed, true) then perform private.refuse('bad_amount'); end if;
    insert into public.owner_payouts (property_id, owner_id, month, amount_cents, paid_on, noted_by, request_key)
    values (property_id, payee, first_day, amount_cents, paid_on, auth.uid(), request_key)
    returning * into payout;
  end if;
  return jsonb_build_object('id', payout.id, 'amount_cents', payout.amount_cents, 'paid_on', payout.paid_on);
end;
$$;
comment on function private.record_payout is 'See public.record_payout.';

create function public.record_payout(
  property_id text, month date, amount_cents integer, paid_on date, request_key uuid, owner_id uuid default null
) returns jsonb
language sql volatile set search_path = ''
as $$ select private.record_payout(property_id, month, amount_cents, paid_on, request_key, owner_id); $$;
comment on function public.record_payout is
  'Staff note what was transferred to an owner for a month, at most what is still owed to her; where more than one is owed, owner_id says whom.';

revoke all on function private.owner_shares, private.standing, private.follow_sale, private.owner_account, private.record_payout from public;
revoke all on function public.record_payout from public, anon, authenticated, service_role;
grant execute on function private.record_payout, public.record_payout to authenticated;
