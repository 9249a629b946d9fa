-- An owner earns the rent of a stay, without taxes and the house's fees, once its guests have left; of a stay that its
-- guest cancelled, the part of what was kept that is rent. What is posted always is what was earned, to whoever owned the
-- house in the night.

create type public.statement_kind as enum ('stay', 'cancellation', 'commission', 'correction');

create table public.statement_lines (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  owner_id uuid references auth.users (id) on delete set null,
  month date not null check (extract(day from month) = 1),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  kind public.statement_kind not null,
  amount_cents integer not null check (amount_cents <> 0),
  gross_cents integer not null default 0,
  tax_cents integer not null default 0,
  percent integer,
  -- A line is reversed once at most.
  reverses uuid unique references public.statement_lines (id),
  posted_at timestamptz not null default now(),
  check ((kind = 'correction') = (reverses is not null)),
  check (kind in ('stay', 'cancellation', 'correction') or (gross_cents, tax_cents) = (0, 0)),
  check (percent is null or kind = 'commission')
);
comment on table public.statement_lines is
  'What an owner earns, line by line. A line is never changed: a correction reverses it, and new lines follow.';
comment on column public.statement_lines.owner_id is 'Who owned the house in the nights of the line.';
comment on column public.statement_lines.gross_cents is
  'What the guest paid, of which amount_cents is rent, tax_cents taxes and the rest fees of the company.';
create index statement_lines_property_id_month_idx on public.statement_lines (property_id, month);
create index statement_lines_reservation_id_idx on public.statement_lines (reservation_id);

create table public.owner_expenses (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  owner_id uuid references auth.users (id) on delete set null,
  month date not null check (extract(day from month) = 1),
  spent_on date not null,
  what text not null check (char_length(what) between 1 and 200),
  amount_cents integer not null check (amount_cents <> 0),
  reverses uuid unique references public.owner_expenses (id),
  noted_by uuid,
  noted_at timestamptz not null default now(),
  request_key uuid unique,
  check ((amount_cents < 0) = (reverses is not null))
);
comment on table public.owner_expenses is
  'What the house company has paid for an owner, with what for. A mistake is reversed by a row of its own.';
create index owner_expenses_property_id_month_idx on public.owner_expenses (property_id, month);

create table public.owner_payouts (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  owner_id uuid references auth.users (id) on delete set null,
  month date not null check (extract(day from month) = 1),
  amount_cents integer not null check (amount_cents <> 0),
  paid_on date not null,
  reference text check (char_length(reference) between 1 and 100),
  reverses uuid unique references public.owner_payouts (id),
  noted_by uuid,
  noted_at timestamptz not null default now(),
  request_key uuid unique,
  check ((amount_cents < 0) = (reverses is not null))
);
comment on table public.owner_payouts is
  'What was transferred to an owner for a month. A mistake is reversed by a row of its own.';
create index owner_payouts_property_id_month_idx on public.owner_payouts (property_id, month);

create table private.announced_statements (
  owner_id uuid not null references auth.users (id) on delete cascade,
  month date not null,
  primary key (owner_id, month)
);
comment on table private.announced_statements is 'Months of which an owner was told that the statement is ready.';

alter table public.statement_lines enable row level security;
alter table public.owner_expenses enable row level security;
alter table public.owner_payouts enable row level security;
alter table private.announced_statements enable row level security;
grant select on public.statement_lines, public.owner_expenses, public.owner_payouts to authenticated;
grant all on public.statement_lines, public.owner_expenses, public.owner_payouts, private.announced_statements
  to service_role;

create policy "Staff read all statement lines, owners their own" on public.statement_lines
  for select to authenticated using (
    (select private.is_staff()) or owner_id = (select auth.uid()) and (select private.has_role('owner'))
  );

create policy "Staff read all expenses, owners their own" on public.owner_expenses
  for select to authenticated using (
    (select private.is_staff()) or owner_id = (select auth.uid()) and (select private.has_role('owner'))
  );

create policy "Staff read all payouts, owners their own" on public.owner_payouts
  for select to authenticated using (
    (select private.is_staff()) or owner_id = (select auth.uid()) and (select private.has_role('owner'))
  );

create function private.refuse_rewriting() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A reservation is deleted in tests alone, and takes its lines along.
  if tg_op = 'DELETE' and to_jsonb(old) ? 'reservation_id'
    and not exists (select from public.reservations r where r.id::text = to_jsonb(old) ->> 'reservation_id') then
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
create trigger refuse_rewriting before update or delete on public.owner_expenses
  for each row execute function private.refuse_rewriting();
create trigger refuse_rewriting before update or delete on public.owner_payouts
  for each row execute function private.refuse_rewriting();

-- What was earned, and to whom.

create function private.owner_in(property_id text, night date) returns uuid
language sql stable security definer set search_path = ''
as $$
  select o.owner_id from public.property_owners o
  where o.property_id = owner_in.property_id and o.during @> owner_in.night order by lower(o.during) desc limit 1;
$$;
comment on function private.owner_in is 'Who owns the house in a night; null for a house of the company.';

create function private.brought_by(stay public.reservations, today date) returns integer
language sql stable set search_path = ''
as $$
  select case
    when stay.status = 'confirmed' and stay.check_out <= today then stay.total_cents
    when stay.closed_as = 'cancelled_by_guest' then greatest(0, coalesce((
      select sum(private.signed_cents(p))
      from public.payments p
      where p.reservation_id = stay.id and private.in_price(p) and (p.voided_at is null or p.waived)
    ), 0))::integer
    else 0
  end;
$$;
comment on function private.brought_by is
  'US cents that a stay has brought: its price once the guests have left, or what a guest who cancelled owes or does not get back.';

create function private.rent_of(stay public.reservations, gross integer) returns integer
language sql immutable set search_path = ''
as $$ select round(gross::numeric * stay.rent_cents / stay.total_cents)::integer; $$;
comment on function private.rent_of is 'The part of what a stay has brought that is rent.';

create function private.tax_of(stay public.reservations, gross integer) returns integer
language sql stable set search_path = ''
as $$
  -- Rounded together with the rent, so that what is left for fees is never less than none.
  select round(gross::numeric * least(stay.rent_cents + coalesce(private.sum_lines(stay.quote -> 'lines', '{tax}'), 0),
    stay.total_cents) / stay.total_cents)::integer - private.rent_of(stay, gross);
$$;
comment on function private.tax_of is 'The part of what a stay has brought that is taxes.';

create function private.owner_shares(stay public.reservations, gross integer)
returns table (owner_id uuid, gross_cents integer, tax_cents integer, rent_cents integer, commission_cents integer)
language sql stable security definer set search_path = ''
as $$
  with nights as (
    select private.owner_in(stay.property_id, a.night) as owner_id, a.cents, sum(a.cents) over (order by a.night) as upto,
      sum(a.cents) over () as whole
    from private.agreed_nights(stay) a
  ),
  parts as (
    select n.owner_id, part.name, sum(part.cents * n.upto / n.whole - part.cents * (n.upto - n.cents) / n.whole) as cents
    from nights n cross join (values
      ('gross', gross::bigint), ('tax', private.tax_of(stay, gross)), ('rent', private.rent_of(stay, gross))
    ) as part (name, cents)
    group by 1, 2
  ),
  shares as (
    select p.owner_id, sum(p.cents) filter (where p.name = 'gross') as gross,
      sum(p.cents) filter (where p.name = 'tax') as tax, sum(p.cents) filter (where p.name = 'rent') as rent
    from parts p group by 1
  )
  select s.owner_id, s.gross::integer, s.tax::integer, s.rent::integer,
    -round(s.rent * stay.commission_percent / 100.0)::integer
  from shares s;
$$;
comment on function private.owner_shares is
  'What a stay has brought, by the owners of its nights at the price of these; the commission is negative.';

create function private.standing(line public.statement_lines) returns boolean
language sql stable security definer set search_path = ''
as $$
  select line.kind <> 'correction' and not exists (select from public.statement_lines c where c.reverses = line.id);
$$;
comment on function private.standing is 'Whether a line was not reversed.';

create function private.post_stay(stay public.reservations, today date) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  this_month constant date := date_trunc('month', today);
  first_time constant boolean := not exists (select from public.statement_lines l where l.reservation_id = stay.id);
  earned constant jsonb := (
    select coalesce(jsonb_object_agg(coalesce(s.owner_id::text, ''),
      jsonb_build_array(s.rent_cents, s.gross_cents, s.tax_cents, s.commission_cents)), '{}')
    from private.owner_shares(stay, private.brought_by(stay, today)) s where s.rent_cents <> 0);
  posted constant jsonb := (
    select coalesce(jsonb_object_agg(coalesce(s.owner_id::text, ''), s.sums), '{}')
    from (
      select l.owner_id, jsonb_build_array(
        sum(l.amount_cents) filter (where l.kind <> 'commission'), sum(l.gross_cents), sum(l.tax_cents),
        coalesce(sum(l.amount_cents) filter (where l.kind = 'commission'), 0)) as sums
      from public.statement_lines l where l.reservation_id = stay.id and private.standing(l) group by l.owner_id
    ) as s);
begin
  if posted = earned then return 0; end if;
  insert into public.statement_lines
    (property_id, owner_id, month, reservation_id, kind, amount_cents, gross_cents, tax_cents, reverses)
  select l.property_id, l.owner_id, this_month, l.reservation_id, 'correction', -l.amount_cents, -l.gross_cents,
    -l.tax_cents, l.id
  from public.statement_lines l where l.reservation_id = stay.id and private.standing(l);
  insert into public.statement_lines
    (property_id, owner_id, month, reservation_id, kind, amount_cents, gross_cents, tax_cents, percent)
  select stay.property_id, nullif(share.key, '')::uuid,
    -- What is posted late belongs to the month of departure; what is posted again to the month of the correction.
    case when first_time and stay.status = 'confirmed' then date_trunc('month', stay.check_out)::date else this_month end,
    stay.id, line.kind, line.amount, line.gross, line.tax, line.percent
  from jsonb_each(earned) share cross join lateral (values
    (case stay.status when 'confirmed' then 'stay' else 'cancellation' end::public.statement_kind,
      (share.value ->> 0)::integer, (share.value ->> 1)::integer, (share.value ->> 2)::integer, null::integer),
    ('commission', (share.value ->> 3)::integer, 0, 0, stay.commission_percent)
  ) as line (kind, amount, gross, tax, percent)
  where line.amount <> 0;
  return 1;
end;
$$;
comment on function private.post_stay is 'Writes the lines of what a stay has brought; reverses those that have become wrong.';

create function private.post_statements(moment timestamptz) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  today constant date := moment at time zone 'America/Mexico_City';
  stay public.reservations;
  posted integer := 0;
begin
  for stay in
    select r.* from public.reservations r
    left join (
      select l.reservation_id, sum(l.gross_cents) as gross,
        sum(l.amount_cents) filter (where coalesce(origin.kind, l.kind) <> 'commission') as rent
      from public.statement_lines l left join public.statement_lines origin on origin.id = l.reverses
      group by l.reservation_id
    ) as known on known.reservation_id = r.id
    -- As brought_by counts, which is asked only where payments count.
    cross join lateral (
      select case when r.closed_as = 'cancelled_by_guest' then private.brought_by(r, today)
        when r.status = 'confirmed' and r.check_out <= today then r.total_cents else 0 end as gross
    ) as brought
    cross join lateral (
      select case brought.gross when r.total_cents then r.rent_cents when 0 then 0
        else private.rent_of(r, brought.gross) end as rent
    ) as earned
    where earned.rent <> coalesce(known.rent, 0) or known.rent <> 0 and known.gross <> brought.gross
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
  for each row when (
    (old.status, old.total_cents, old.rent_cents, old.commission_percent, old.check_out)
      is distinct from (new.status, new.total_cents, new.rent_cents, new.commission_percent, new.check_out))
  execute function private.correct_statement();

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
