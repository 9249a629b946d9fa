-- What owners and staff read of earnings. Each owner has one running balance per house: a month that was overpaid is set off against the next.

-- A correction counts in the column of what it reverses. Costs are negative, what was paid out is not.
create view private.owner_entries as
  select l.property_id, l.owner_id, l.month, l.gross_cents, l.tax_cents,
    case when coalesce(o.kind, l.kind) <> 'commission' then l.amount_cents else 0 end as rent_cents,
    case when coalesce(o.kind, l.kind) = 'commission' then l.amount_cents else 0 end as commission_cents,
    0 as expense_cents, l.amount_cents as payout_cents, 0 as paid_cents
  from public.statement_lines l left join public.statement_lines o on o.id = l.reverses
  union all
  select e.property_id, e.owner_id, e.month, 0, 0, 0, 0, -e.amount_cents, -e.amount_cents, 0 from public.owner_expenses e
  union all
  select p.property_id, p.owner_id, p.month, 0, 0, 0, 0, 0, 0, p.amount_cents from public.owner_payouts p;
comment on view private.owner_entries is
  'All that owners have earned and were paid: rent, commission and expenses sum to payout_cents.';

create function private.full_name_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email)
  from public.profiles p where p.user_id = account;
$$;
comment on function private.full_name_of is 'The name of an account, or its address where it has none.';

create function private.statement_number(owner_id uuid, month date, house integer default null) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws('-', 'ST', to_char(month, 'YYYYMM'),
    coalesce(upper(left(encode(sha256(convert_to(owner_id::text, 'UTF8')), 'hex'), 6)), 'MARISMA'),
    lpad(house::text, 2, '0'));
$$;
comment on function private.statement_number is
  'The number of the statement of an owner for a month, of a house or of all: the same each time it is read.';

create function public.owner_statement(property_id text, month date)
returns table (
  owner_id uuid, owner text, number text, sheet_number text, lines jsonb, gross_cents bigint, tax_cents bigint,
  rent_cents bigint, commission_cents bigint, expense_cents bigint, payout_cents bigint, expected_cents bigint,
  paid jsonb, paid_cents bigint, carried_cents bigint, balance_cents bigint, sold_cents bigint, later_cents bigint,
  left_cents bigint
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  house constant public.properties := (select p from public.properties p where p.id = owner_statement.property_id);
  first_day constant date := date_trunc('month', month);
  after constant date := first_day + interval '1 month';
  today constant date := private.house_today();
  for_owner constant uuid := case when not private.is_staff() then auth.uid() end;
begin
  if for_owner is not null and not (private.has_role('owner') and exists (
    select from public.property_owners o where o.property_id = house.id and o.owner_id = for_owner
  )) then
    perform private.refuse('not_allowed');
  end if;
  if first_day is null then perform private.refuse('bad_dates'); end if;
  if house.id is null then perform private.refuse('unknown_property'); end if;
  return query
  with stays as (
    select r.code, r.check_in, r.check_out, r.commission_percent, share.*
    from public.reservations r cross join lateral private.owner_shares(r, r.total_cents) share
    where r.property_id = house.id and r.status = 'confirmed'
      -- No stay is longer than 90 nights, so the index on the day of arrival finds all.
      and r.check_out >= first_day and r.check_out < after and r.check_in > first_day - 91
  ),
  nights as (
    -- As house_figures spreads the rent.
    select private.owner_in(house.id, r.check_in + at) as owner_id, r.check_out >= after as later,
      r.rent_cents::bigint * (at + 1) / length - r.rent_cents::bigint * at / length as cents
    from public.reservations r
    cross join lateral (select r.check_out - r.check_in as length) stay
    cross join generate_series(0, length - 1) at
    where r.property_id = house.id and r.status = 'confirmed' and r.check_in > first_day - 91 and r.check_in < after
      and r.check_in + at >= first_day and r.check_in + at < after
  ),
  lines as (
    select l.id, l.owner_id, r.code, r.check_in, r.check_out, l.kind::text, l.amount_cents, l.gross_cents, l.tax_cents,
      coalesce(l.percent, o.percent) as percent, null as what, o.kind::text as of_kind, o.month as of_month,
      false as reversed, false as expected, l.posted_at
    from public.statement_lines l join public.reservations r on r.id = l.reservation_id
    left join public.statement_lines o on o.id = l.reverses
    where l.property_id = house.id and l.month = first_day
    union all
    select e.id, e.owner_id, null, e.spent_on, null, case when e.reverses is null then 'expense' else 'correction' end,
      -e.amount_cents, 0, 0, null, e.what, case when e.reverses is not null then 'expense' end, o.month,
      exists (select from public.owner_expenses c where c.reverses = e.id), false, e.noted_at
    from public.owner_expenses e left join public.owner_expenses o on o.id = e.reverses
    where e.property_id = house.id and e.month = first_day
    union all
    -- Guests who have not left yet: nothing is posted, but the owner sees what to expect.
    select null, s.owner_id, s.code, s.check_in, s.check_out, line.kind, line.amount, line.gross, line.tax, line.percent,
      null, null, null, false, true, null
    from stays s cross join lateral (values
      ('stay', s.rent_cents, s.gross_cents, s.tax_cents, null), ('commission', s.commission_cents, 0, 0, s.commission_percent)
    ) as line (kind, amount, gross, tax, percent)
    where s.check_out > today and line.amount <> 0
  ),
  sums as (
    select e.owner_id, sum(e.payout_cents - e.paid_cents) filter (where e.month < first_day) as carried,
      sum(e.payout_cents - e.paid_cents) as balance, sum(e.gross_cents) filter (where e.month = first_day) as gross,
      sum(e.tax_cents) filter (where e.month = first_day) as tax, sum(e.rent_cents) filter (where e.month = first_day) as rent,
      sum(e.commission_cents) filter (where e.month = first_day) as commission,
      sum(e.expense_cents) filter (where e.month = first_day) as expense,
      sum(e.payout_cents) filter (where e.month = first_day) as payout,
      sum(e.paid_cents) filter (where e.month = first_day) as paid, bool_or(e.month = first_day) as has_entries
    from private.owner_entries e where e.property_id = house.id and e.month <= first_day group by e.owner_id
  ),
  known as (
    select o.owner_id from public.property_owners o
      where o.property_id = house.id and o.during && daterange(first_day, after)
    union select l.owner_id from lines l
    union select s.owner_id from sums s where s.has_entries or s.balance <> 0
  ),
  owners as (
    select k.owner_id from known k where for_owner is null or k.owner_id = for_owner
    union select for_owner where for_owner is not null or not exists (select from known)
  )
  select w.owner_id, private.full_name_of(w.owner_id), private.statement_number(w.owner_id, first_day, house.number),
    private.statement_number(w.owner_id, first_day),
    coalesce((
      select jsonb_agg(to_jsonb(l) - '{owner_id,posted_at}'::text[]
        order by l.expected, l.code is null, l.check_out, l.code, l.check_in, l.posted_at, l.kind = 'commission')
      from lines l where l.owner_id is not distinct from w.owner_id), '[]'),
    coalesce(s.gross, 0)::bigint, coalesce(s.tax, 0)::bigint, coalesce(s.rent, 0)::bigint,
    coalesce(s.commission, 0)::bigint, coalesce(s.expense, 0)::bigint, coalesce(s.payout, 0)::bigint,
    coalesce((
      select sum(l.amount_cents) from lines l where l.expected and l.owner_id is not distinct from w.owner_id), 0)::bigint,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'paid_on', p.paid_on, 'amount_cents', p.amount_cents,
        'reference', p.reference, 'reversed', exists (select from public.owner_payouts c where c.reverses = p.id))
        order by p.paid_on, p.noted_at)
      from public.owner_payouts p
      where p.property_id = house.id and p.month = first_day and p.owner_id is not distinct from w.owner_id), '[]'),
    coalesce(s.paid, 0)::bigint, coalesce(s.carried, 0)::bigint, coalesce(s.balance, 0)::bigint,
    coalesce(n.sold, 0)::bigint, coalesce(n.later, 0)::bigint,
    coalesce((select sum(d.rent_cents) from stays d where d.owner_id is not distinct from w.owner_id), 0)::bigint
  from owners w
  left join sums s on s.owner_id is not distinct from w.owner_id
  left join (
    select m.owner_id, sum(m.cents) as sold, sum(m.cents) filter (where m.later) as later from nights m group by m.owner_id
  ) as n on n.owner_id is not distinct from w.owner_id
  order by 2, 1;
end;
$$;
comment on function public.owner_statement is
  'The statement of a house for a month: an owner reads their own, staff a row for each owner. The lines that are not expected sum to payout_cents, which is rent less commission and expenses; gross_cents is rent, tax_cents and the fees of the house. balance_cents is what all months up to this one leave to be paid, carried_cents that of the months before. sold_cents is the rent of the month''s nights as house_figures has it, later_cents the part of it of stays that end in a later month, left_cents the rent of the stays that end in this one.';

create function public.owner_year(year integer)
returns table (
  owner_id uuid, owner text, property_id text, month date, gross_cents bigint, tax_cents bigint, rent_cents bigint,
  commission_cents bigint, expense_cents bigint, payout_cents bigint, paid_cents bigint, balance_cents bigint
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  for_owner constant uuid := case when not private.is_staff() then auth.uid() end;
begin
  if for_owner is not null and not private.has_role('owner') then perform private.refuse('not_allowed'); end if;
  if coalesce(owner_year.year not between 2000 and 2100, true) then perform private.refuse('bad_dates'); end if;
  return query
  with entries as (
    select * from private.owner_entries e
    where (for_owner is null or e.owner_id = for_owner) and e.month < make_date(owner_year.year + 1, 1, 1)
  )
  select e.owner_id, private.full_name_of(e.owner_id), e.property_id, m.month,
    sum(e.gross_cents) filter (where e.month = m.month), sum(e.tax_cents) filter (where e.month = m.month),
    sum(e.rent_cents) filter (where e.month = m.month), sum(e.commission_cents) filter (where e.month = m.month),
    sum(e.expense_cents) filter (where e.month = m.month), sum(e.payout_cents) filter (where e.month = m.month),
    sum(e.paid_cents) filter (where e.month = m.month), sum(e.payout_cents - e.paid_cents)
  from (select make_date(owner_year.year, at, 1) as month from generate_series(1, 12) at) m
  join entries e on e.month <= m.month
  group by e.owner_id, e.property_id, m.month
  order by 2, 1, 3, 4;
end;
$$;
comment on function public.owner_year is
  'The sums of owners'' statements by house and month of a year, from the first month with a line: their own for an owner, all for staff. Null where a month has none.';

grant execute on function public.owner_statement, public.owner_year to authenticated;

-- What staff write.

create function public.record_payout(
  property_id text, month date, amount_cents integer, paid_on date, request_key uuid, owner_id uuid default null,
  reference text default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  first_day constant date := date_trunc('month', month);
  payee uuid := owner_id;
  owed bigint;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  if coalesce(not isfinite(paid_on) or paid_on > private.house_today()
    or not isfinite(first_day) or first_day > private.house_today(), true) then
    perform private.refuse('bad_dates');
  end if;
  -- Two people who note the same transfer wait for each other.
  perform from public.properties p where p.id = property_id for no key update;
  perform from public.owner_payouts p where p.request_key = record_payout.request_key;
  if found then return; end if;
  if coalesce(amount_cents < 1, true) then perform private.refuse('bad_amount'); end if;
  -- What is owed by the end of the month, less what was corrected or overpaid since.
  select min(account.owner_id::text)::uuid, min(account.cents) into payee, owed
  from (
    select e.owner_id, least(sum(e.payout_cents - e.paid_cents),
      sum(e.payout_cents - e.paid_cents) filter (where e.month <= first_day)) as cents
    from private.owner_entries e where e.property_id = record_payout.property_id group by e.owner_id
  ) as account
  where account.cents > 0 and account.owner_id = coalesce(payee, account.owner_id)
  having count(*) <= 1;
  if not found then perform private.refuse('bad_owner'); end if;
  if coalesce(amount_cents > owed, true) then perform private.refuse('bad_amount'); end if;
  insert into public.owner_payouts (property_id, owner_id, month, amount_cents, paid_on, reference, noted_by, request_key)
  values (property_id, payee, first_day, amount_cents, paid_on, nullif(btrim(left(reference, 100)), ''), auth.uid(),
    request_key);
end;
$$;
comment on function public.record_payout is
  'Staff note what was transferred to an owner for a month, at most what is still owed to them; where more than one is owed, owner_id says whom.';

create function public.reverse_payout(payout_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  insert into public.owner_payouts (property_id, owner_id, month, amount_cents, paid_on, reverses, noted_by)
  select p.property_id, p.owner_id, p.month, -p.amount_cents, private.house_today(), p.id, auth.uid()
  from public.owner_payouts p where p.id = payout_id and p.reverses is null
  on conflict (reverses) do nothing;
end;
$$;
comment on function public.reverse_payout is 'Staff take back what they noted as transferred by mistake, once.';

create function public.add_expense(
  property_id text, spent_on date, what text, amount_cents integer, request_key uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
  owner constant uuid := private.owner_in(property_id, spent_on);
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  if coalesce(not isfinite(spent_on) or spent_on not between today - 366 and today, true) then
    perform private.refuse('bad_dates');
  end if;
  what := private.required_text(what, 200, 'bad_expense');
  if coalesce(amount_cents not between 1 and 100000000, true) then perform private.refuse('bad_expense'); end if;
  if owner is null then perform private.refuse('no_owner'); end if;
  -- A month that is over is not written to any more.
  insert into public.owner_expenses (property_id, owner_id, month, spent_on, what, amount_cents, noted_by, request_key)
  values (property_id, owner, date_trunc('month', today), spent_on, what, amount_cents, auth.uid(), request_key)
  on conflict on constraint owner_expenses_request_key_key do nothing;
end;
$$;
comment on function public.add_expense is
  'Staff note what was paid for the owner of the house on that day, with what for; it is part of this month''s statement. The same request_key is one expense.';

create function public.reverse_expense(expense_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- What is taken back here is taken back in the maintenance log.
  update public.maintenance m set taken_back_by = auth.uid(), taken_back_at = now()
    where m.expense_id = reverse_expense.expense_id and m.taken_back_at is null;
  insert into public.owner_expenses (property_id, owner_id, month, spent_on, what, amount_cents, reverses, noted_by)
  select e.property_id, e.owner_id, date_trunc('month', private.house_today()), e.spent_on, e.what, -e.amount_cents, e.id,
    auth.uid()
  from public.owner_expenses e where e.id = reverse_expense.expense_id and e.reverses is null
  on conflict (reverses) do nothing;
end;
$$;
comment on function public.reverse_expense is 'Staff take back an expense that was a mistake, once, in this month''s statement.';

create function public.set_commission(reservation_id uuid, percent integer, reason text, expected_version integer)
returns public.reservations
language plpgsql security definer set search_path = ''
as $$
declare
  before public.reservations;
  changed public.reservations;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- The two that owners are offered: for guests of the company, and for their own.
  if coalesce(percent not in (10, 20), true) then perform private.refuse('bad_commission'); end if;
  reason := private.required_text(reason, 1000, 'bad_body');
  select * into before from public.reservations r where r.id = set_commission.reservation_id for update;
  if before.version is distinct from expected_version then
    perform private.refuse_change(set_commission.reservation_id, expected_version);
  end if;
  if before.status = 'cancelled' or before.check_out <= private.house_today() then perform private.refuse('not_allowed'); end if;
  if before.commission_percent = percent then return before; end if;
  update public.reservations r set commission_percent = percent where r.id = set_commission.reservation_id returning r.* into changed;
  -- A note, because the guest reads all other events.
  insert into public.request_events (request_id, actor_id, actor, kind, body, data)
    select q.id, auth.uid(), 'house', 'note', format('%s %% → %s %%: %s', before.commission_percent, percent, reason),
      jsonb_build_object('commission', jsonb_build_object('old', before.commission_percent, 'new', percent))
    from public.requests q where q.reservation_id = set_commission.reservation_id;
  return changed;
end;
$$;
comment on function public.set_commission is
  'Staff set the commission of a stay until its day of departure, to 10 percent where the owner has brought the guest, with a reason that stands in the history.';

grant execute on function
  public.record_payout, public.reverse_payout, public.add_expense, public.reverse_expense, public.set_commission
  to authenticated;

create function private.announce_statements(moment timestamptz) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  this_month constant date := date_trunc('month', moment at time zone 'America/Mexico_City');
  over constant date := this_month - interval '1 month';
  announced integer;
begin
  with ready as (
    insert into private.announced_statements (owner_id, month)
    select e.owner_id, over
    from private.owner_entries e join private.confirmed_addresses c on c.user_id = e.owner_id
    where e.month = over and (e.rent_cents, e.commission_cents, e.expense_cents) <> (0, 0, 0)
    group by e.owner_id
    on conflict do nothing returning owner_id
  )
  insert into private.mail_outbox (template, locale, address, data)
  select 'statement_ready', private.locale_of(r.owner_id),
    private.confirmed_address(r.owner_id), jsonb_strip_nulls(jsonb_build_object(
      'month', over, 'property', s.houses, 'property_id', case s.count when 1 then s.property_id end,
      'number', private.statement_number(r.owner_id, over, case s.count when 1 then s.number end),
      'balance_cents', s.balance, 'name', private.full_name_of(r.owner_id)))
  from ready r cross join lateral (
    select count(*) as count, min(h.id) as property_id, min(h.number) as number, sum(h.balance) as balance,
      string_agg(h.name, ', ' order by h.number) as houses
    from (
      select p.id, p.number, p.name, sum(e.payout_cents - e.paid_cents) as balance
      from private.owner_entries e join public.properties p on p.id = e.property_id
      where e.owner_id = r.owner_id and e.month <= over
      group by p.id having bool_or(e.month = over) or sum(e.payout_cents - e.paid_cents) <> 0
    ) as h
  ) as s;
  get diagnostics announced = row_count;
  return announced;
end;
$$;
comment on function private.announce_statements is
  'Queues a mail to each owner who has lines in the month that is over, once, whichever their houses; for tick.';
