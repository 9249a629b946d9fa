create function private.owns_all(property_id text, nights daterange) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.has_role('owner') and coalesce((
    select range_agg(o.during) @> owns_all.nights from public.property_owners o
    where o.owner_id = (select auth.uid()) and o.property_id = owns_all.property_id
  ), false);
$$;
comment on function private.owns_all is 'Whether the signed-in user owns the property in each of these nights.';

-- The nights from from_day to the night before to_day of a calendar that the caller keeps; the house is locked, so that
-- two people who change its calendar wait for each other.
create function private.lock_calendar(property_id text, from_day date, to_day date) returns daterange
language plpgsql security definer set search_path = ''
as $$
declare
  nights daterange;
begin
  if coalesce(to_day <= from_day or not isfinite(from_day) or not isfinite(to_day), true) then
    perform private.refuse('bad_dates');
  end if;
  if to_day - from_day > 366 then perform private.refuse('too_many_nights'); end if;
  nights := daterange(from_day, to_day);
  if not private.is_staff() and not private.owns_all(property_id, nights) then
    perform private.refuse('not_allowed');
  end if;
  if from_day < private.house_today() then perform private.refuse('past'); end if;
  if from_day - private.house_today() > 730 then perform private.refuse('too_far'); end if;
  perform from public.properties p where p.id = property_id for no key update;
  if not found then perform private.refuse('unknown_property'); end if;
  return nights;
end;
$$;
comment on function private.lock_calendar is 'Refuses calls about a calendar that is not the caller''s or nights that cannot be changed.';

create function private.block_nights(property_id text, from_day date, to_day date, note text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant daterange := private.lock_calendar(property_id, from_day, to_day);
  trimmed constant text := nullif(btrim(note, E' \t\r\n'), '');
begin
  if char_length(trimmed) > 500 then perform private.refuse('bad_note'); end if;
  perform private.release_expired(now(), property_id);
  -- The same block sent twice is one.
  perform from public.occupancy o
    where o.property_id = block_nights.property_id and o.nights = asked and o.kind = 'block'
      and o.released_at is null and o.created_by = auth.uid() and o.note is not distinct from trimmed;
  if found then return; end if;
  insert into public.occupancy (property_id, nights, kind, note, created_by)
  values (block_nights.property_id, asked, 'block', trimmed, auth.uid());
exception when exclusion_violation then
  perform private.refuse('taken', (
    select string_agg(day::date::text, ',' order by day)
    from unnest(private.taken(block_nights.property_id, asked) * datemultirange(asked)) part,
      generate_series(lower(part), upper(part) - 1, interval '1 day') day
  ));
end;
$$;
comment on function private.block_nights is 'See public.block_nights.';

create function public.block_nights(property_id text, from_day date, to_day date, note text default null) returns void
language sql volatile set search_path = ''
as $$ select private.block_nights(property_id, from_day, to_day, note); $$;
comment on function public.block_nights is
  'Staff, or the owner of the house, take the nights up to the one before to_day off the market; the hint of taken lists the nights in the way.';

create function private.unblock_nights(property_id text, from_day date, to_day date) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant daterange := private.lock_calendar(property_id, from_day, to_day);
  blocks public.occupancy[];
begin
  select array_agg(o) into blocks from public.occupancy o
    where o.property_id = unblock_nights.property_id and o.kind = 'block' and o.released_at is null
      and o.nights && asked;
  -- A repair that the house has planned is not the owner's to call off.
  if not private.is_staff() and exists (select from unnest(blocks) b where b.created_by is distinct from auth.uid()) then
    perform private.refuse('blocked_by_house');
  end if;
  update public.occupancy o set released_at = now(), released_by = auth.uid()
    where o.id in (select b.id from unnest(blocks) b);
  insert into public.occupancy (property_id, nights, kind, note, created_at, created_by)
  select b.property_id, rest, 'block', b.note, b.created_at, b.created_by
  from unnest(blocks) b, unnest(datemultirange(b.nights) - datemultirange(asked)) rest;
  return (
    select coalesce(sum(upper(freed) - lower(freed)), 0)::integer
    from unnest(blocks) b, lateral (select b.nights * asked as freed) part
  );
end;
$$;
comment on function private.unblock_nights is 'See public.unblock_nights.';

create function public.unblock_nights(property_id text, from_day date, to_day date) returns integer
language sql volatile set search_path = ''
as $$ select private.unblock_nights(property_id, from_day, to_day); $$;
comment on function public.unblock_nights is
  'Gives blocked nights back and returns how many; owners give back what they have blocked themselves, staff any block.';

revoke all on function
  private.owns_all, private.lock_calendar, private.block_nights, private.unblock_nights
  from public;
revoke all on function public.block_nights, public.unblock_nights from public, anon, authenticated, service_role;
grant execute on function private.owns_all to authenticated, service_role;
grant execute on function
  private.block_nights, public.block_nights, private.unblock_nights, public.unblock_nights
  to authenticated;

-- PostgreSQL compiles a plan whose estimated cost is high. Series of nights make the estimate of these far too high:
-- among 8,000 stays the figures of a year took seconds to compile and 40 ms to read.
create function private.house_figures(from_day date, to_day date)
returns table (
  property_id text, month date, nights integer, booked integer, blocked integer, arrivals integer, revenue_cents bigint
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
#variable_conflict use_column
declare
  all_houses constant boolean := private.is_staff();
  span daterange;
begin
  if not all_houses and not private.has_role('owner') then perform private.refuse('not_allowed'); end if;
  if coalesce(to_day <= from_day or not isfinite(from_day) or not isfinite(to_day), true) then
    perform private.refuse('bad_dates');
  end if;
  if to_day - from_day > 1100 then perform private.refuse('too_many_nights'); end if;
  span := daterange(from_day, to_day);
  return query
  with own as (
    select p.id, p.number, n::date as night
    from public.properties p cross join generate_series(from_day, to_day - 1, interval '1 day') n
    where all_houses or exists (
      select from public.property_owners o
      where o.property_id = p.id and o.owner_id = auth.uid() and o.during @> n::date
    )
  ),
  -- The total of a stay is spread over its nights to the cent.
  sold as (
    select r.property_id as id, r.check_in + at as night, at = 0 as arrives,
      r.total_cents::bigint * (at + 1) / length - r.total_cents::bigint * at / length as cents
    from public.reservations r
    cross join lateral (select r.check_out - r.check_in as length) stay
    cross join generate_series(0, length - 1) at
    -- No stay is longer than 90 nights, so the index on the day of arrival finds all.
    where r.status = 'confirmed' and r.check_in > from_day - 91 and r.check_in < to_day and r.nights && span
  ),
  closed as (
    select o.property_id as id, n::date as night
    from public.occupancy o,
      generate_series(greatest(lower(o.nights), from_day), least(upper(o.nights), to_day) - 1, interval '1 day') n
    where o.kind <> 'reservation' and o.released_at is null and o.nights && span
  )
  select own.id, date_trunc('month', own.night)::date, count(*)::integer, count(sold.night)::integer,
    count(closed.night)::integer, (count(*) filter (where sold.arrives))::integer, coalesce(sum(sold.cents), 0)::bigint
  from own
  left join sold on sold.id = own.id and sold.night = own.night
  left join closed on closed.id = own.id and closed.night = own.night
  group by own.id, own.number, date_trunc('month', own.night)
  order by own.number, 2;
end;
$$;
comment on function private.house_figures is 'See public.house_figures.';

create function public.house_figures(from_day date, to_day date)
returns table (
  property_id text, month date, nights integer, booked integer, blocked integer, arrivals integer, revenue_cents bigint
)
language sql stable set search_path = ''
as $$ select * from private.house_figures(from_day, to_day); $$;
comment on function public.house_figures is
  'Figures of confirmed stays by house and month, from from_day to the day before to_day: all houses for staff, their own in their time for owners. revenue_cents spreads the total of a stay over its nights; the average nightly rate is revenue_cents / booked, occupancy booked / (nights - blocked).';

revoke all on function private.house_figures from public;
revoke all on function public.house_figures from public, anon, authenticated, service_role;
grant execute on function private.house_figures, public.house_figures to authenticated;

create type public.statement_kind as enum ('stay', 'cancellation', 'commission', 'correction');

create table public.statement_lines (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  owner_id uuid references auth.users (id) on delete set null,
  month date not null check (extract(day from month) = 1),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  kind public.statement_kind not null,
  amount_cents integer not null check (amount_cents <> 0),
  -- A line is reversed once at most.
  reverses uuid unique references public.statement_lines (id),
  posted_at timestamptz not null default now(),
  check ((kind = 'correction') = (reverses is not null))
);
comment on table public.statement_lines is
  'What an owner earns, line by line. A line is never changed: a correction reverses it, and new lines follow.';
comment on column public.statement_lines.owner_id is 'Who owned the house in the nights of the line.';
create index statement_lines_property_id_month_idx on public.statement_lines (property_id, month);
create index statement_lines_reservation_id_idx on public.statement_lines (reservation_id);

create table public.owner_payouts (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  owner_id uuid references auth.users (id) on delete set null,
  month date not null check (extract(day from month) = 1),
  amount_cents integer not null check (amount_cents > 0),
  paid_on date not null,
  noted_by uuid,
  noted_at timestamptz not null default now(),
  request_key uuid not null unique
);
comment on table public.owner_payouts is 'What was transferred to an owner for a month.';
create index owner_payouts_property_id_month_idx on public.owner_payouts (property_id, month);

alter table public.statement_lines enable row level security;
alter table public.owner_payouts enable row level security;
revoke all on public.statement_lines, public.owner_payouts from anon, authenticated;
grant select on public.statement_lines, public.owner_payouts to authenticated;
grant all on public.statement_lines, public.owner_payouts to service_role;

create policy "Staff read all statement lines" on public.statement_lines
  for select to authenticated using ((select private.is_staff()));

create policy "Owners read their statement lines" on public.statement_lines
  for select to authenticated using (owner_id = (select auth.uid()) and (select private.has_role('owner')));

create policy "Staff read all payouts" on public.owner_payouts
  for select to authenticated using ((select private.is_staff()));

create policy "Owners read their payouts" on public.owner_payouts
  for select to authenticated using (owner_id = (select auth.uid()) and (select private.has_role('owner')));

create function private.refuse_rewriting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A reservation is deleted in tests alone, and takes its lines along.
  if tg_op = 'DELETE' and not exists (select from public.reservations r where r.id = old.reservation_id) then
    return old;
  end if;
  -- Deleting an account takes its name off the lines.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'owner_id' = to_jsonb(old) - 'owner_id' and new.owner_id is null then
    return new;
  end if;
  raise exception 'Lines of a statement are not changed.';
end;
$$;

create trigger refuse_rewriting before update or delete on public.statement_lines
  for each row execute function private.refuse_rewriting();

create function private.owner_in(property_id text, night date) returns uuid
language sql stable security definer set search_path = ''
as $$
  select o.owner_id from public.property_owners o
  where o.property_id = owner_in.property_id and o.during @> owner_in.night order by lower(o.during) desc limit 1;
$$;
comment on function private.owner_in is 'Who owns the house in a night; null for a house of the company.';

create function private.commission_percent() returns integer
language sql immutable set search_path = ''
as $$ select 20; $$;
comment on function private.commission_percent is 'The share of the house company in a stay''s price.';

create function private.earned_by(stay public.reservations, today date) returns integer
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

create function private.post_stay(stay public.reservations, today date) returns integer
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
comment on function private.post_stay is 'Writes the lines of what a stay has brought; reverses those that have become wrong.';

create function private.post_statements(moment timestamptz) returns integer
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

create function private.correct_statement() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.statement_lines l where l.reservation_id = new.id) then
    perform private.post_stay(new, private.house_today());
  end if;
  return null;
end;
$$;
comment on function private.correct_statement is 'Corrects what was posted for a stay that is changed afterwards.';

-- After apply_stay, which plans the refund; triggers run in the order of their names.
create trigger correct_statement after update on public.reservations
  for each row when ((old.status, old.total_cents, old.check_out) is distinct from (new.status, new.total_cents, new.check_out))
  execute function private.correct_statement();

create function private.owner_statement(property_id text, month date)
returns table (
  commission_percent integer, lines jsonb, payout_cents bigint, expected_cents bigint, paid jsonb, paid_cents bigint,
  carried_cents bigint, balance_cents bigint, owners jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  first_day constant date := date_trunc('month', month);
  after constant date := first_day + interval '1 month';
  today constant date := private.house_today();
  for_owner constant uuid := case when not private.is_staff() then auth.uid() end;
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
  return query
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
  select private.commission_percent(),
    coalesce((select jsonb_agg(to_jsonb(l) order by l.expected, l.check_out, l.code, l.posted_at, l.kind = 'commission') from lines l), '[]'),
    coalesce((select sum(l.amount_cents) from lines l where not l.expected), 0)::bigint,
    coalesce((select sum(l.amount_cents) from lines l where l.expected), 0)::bigint,
    coalesce((select jsonb_agg(to_jsonb(p) order by p.paid_on) from paid p), '[]'),
    coalesce((select sum(p.amount_cents) from paid p), 0)::bigint,
    coalesce((select sum(o.carried_cents) from owners o), 0)::bigint,
    coalesce((select sum(o.balance_cents) from owners o), 0)::bigint,
    case when for_owner is null then coalesce((select jsonb_agg(to_jsonb(o) order by o.owner_id) from owners o), '[]') end;
end;
$$;
comment on function private.owner_statement is 'See public.owner_statement.';

create function public.owner_statement(property_id text, month date)
returns table (
  commission_percent integer, lines jsonb, payout_cents bigint, expected_cents bigint, paid jsonb, paid_cents bigint,
  carried_cents bigint, balance_cents bigint, owners jsonb
)
language sql stable set search_path = ''
as $$ select * from private.owner_statement(property_id, month); $$;
comment on function public.owner_statement is
  'The statement of a house for a month, for its owner and staff: each line names its reservation, the lines that are not expected sum to payout_cents. balance_cents is what all months up to this one leave to be paid, carried_cents that of the months before; for staff also by owner.';

create function private.record_payout(
  property_id text, month date, amount_cents integer, paid_on date, request_key uuid, owner_id uuid
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  first_day constant date := date_trunc('month', month);
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
  perform from public.owner_payouts p where p.request_key = record_payout.request_key;
  if found then return; end if;
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
  values (property_id, payee, first_day, amount_cents, paid_on, auth.uid(), request_key);
end;
$$;
comment on function private.record_payout is 'See public.record_payout.';

create function public.record_payout(
  property_id text, month date, amount_cents integer, paid_on date, request_key uuid, owner_id uuid default null
) returns void
language sql volatile set search_path = ''
as $$ select private.record_payout(property_id, month, amount_cents, paid_on, request_key, owner_id); $$;
comment on function public.record_payout is
  'Staff note what was transferred to an owner for a month, at most what is still owed to her; where more than one is owed, owner_id says whom.';

revoke all on function
  private.refuse_rewriting, private.owner_in, private.commission_percent, private.earned_by, private.post_stay,
  private.post_statements, private.correct_statement, private.owner_statement, private.record_payout
  from public;
revoke all on function public.owner_statement, public.record_payout from public, anon, authenticated, service_role;
grant execute on function private.post_statements to service_role;
grant execute on function
  private.owner_statement, public.owner_statement, private.record_payout, public.record_payout
  to authenticated;

-- Owners read what was received and what is due for stays in their houses, but no single payment.
create function private.payment_sums(codes text[])
returns table (code text, received_cents bigint, due_cents bigint, refunded_cents bigint, next_due_on date)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  all_houses constant boolean := private.is_staff();
begin
  if not all_houses and not private.has_role('owner') then perform private.refuse('not_allowed'); end if;
  return query
  select r.code,
    coalesce(sum(p.amount_cents) filter (where p.kind <> 'refund' and p.received_at is not null), 0)::bigint,
    coalesce(sum(p.amount_cents) filter (where p.kind <> 'refund' and p.received_at is null), 0)::bigint,
    coalesce(sum(p.amount_cents) filter (where p.kind = 'refund' and p.received_at is not null), 0)::bigint,
    min(p.due_on) filter (where p.kind <> 'refund' and p.received_at is null)
  from public.reservations r
  left join public.payments p on p.reservation_id = r.id and p.voided_at is null
  where r.code = any (payment_sums.codes[1:200]) and (all_houses or private.owns(r.property_id, r.nights))
  group by r.code;
end;
$$;
comment on function private.payment_sums is 'See public.payment_sums.';

create function public.payment_sums(codes text[])
returns table (code text, received_cents bigint, due_cents bigint, refunded_cents bigint, next_due_on date)
language sql stable set search_path = ''
as $$ select * from private.payment_sums(codes); $$;
comment on function public.payment_sums is
  'What was received, is due and was paid back for stays, by code, at most 200: all for staff, those of their houses and time for owners.';

-- The latest changes on the dashboards.
create index reservations_changed_at_idx on public.reservations (changed_at desc);

revoke all on function private.payment_sums from public;
revoke all on function public.payment_sums from public, anon, authenticated, service_role;
grant execute on function private.payment_sums, public.payment_sums to authenticated;

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

create function private.standing(line public.statement_lines) returns boolean
language sql stable security definer set search_path = ''
as $$
  select line.kind <> 'correction' and not exists (select from public.statement_lines c where c.reverses = line.id);
$$;
comment on function private.standing is 'Whether a line was not reversed.';

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

revoke all on function private.owner_shares, private.standing, private.follow_sale, private.owner_account from public;
