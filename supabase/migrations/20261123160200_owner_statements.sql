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
comment on column public.statement_lines.owner_id is 'Who owned the house in the last night of the stay.';
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
      select sum(case when p.kind = 'refund' then -p.amount_cents when p.received_at is not null then p.amount_cents end)
      from public.payments p where p.reservation_id = stay.id and p.voided_at is null
    ), 0))::integer
    else 0
  end;
$$;
comment on function private.earned_by is
  'US cents that a stay has brought: its price once the guests have left, or what a guest who cancelled does not get back.';

create function private.post_stay(stay public.reservations, today date) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  earned constant integer := private.earned_by(stay, today);
  this_month constant date := date_trunc('month', today);
  owner constant uuid := private.owner_in(stay.property_id, stay.check_out - 1);
  first_time constant boolean := not exists (select from public.statement_lines l where l.reservation_id = stay.id);
  posted integer;
begin
  select coalesce(sum(l.amount_cents), 0) into posted from public.statement_lines l
    where l.reservation_id = stay.id and l.kind in ('stay', 'cancellation')
      and not exists (select from public.statement_lines c where c.reverses = l.id);
  if posted = earned then return 0; end if;
  insert into public.statement_lines (property_id, owner_id, month, reservation_id, kind, amount_cents, reverses)
  select l.property_id, l.owner_id, this_month, l.reservation_id, 'correction', -l.amount_cents, l.id
  from public.statement_lines l
  where l.reservation_id = stay.id and l.kind <> 'correction'
    and not exists (select from public.statement_lines c where c.reverses = l.id);
  insert into public.statement_lines (property_id, owner_id, month, reservation_id, kind, amount_cents)
  select stay.property_id, owner,
    -- What is posted late belongs to the month of departure; what is posted again to the month of the correction.
    case when first_time and stay.status = 'confirmed' then date_trunc('month', stay.check_out)::date else this_month end,
    stay.id, line.kind, line.amount
  from (values
    (case stay.status when 'confirmed' then 'stay' else 'cancellation' end::public.statement_kind, earned),
    ('commission', -round(earned * private.commission_percent() / 100.0)::integer)
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
    select * from public.reservations r
    where (r.status = 'confirmed' and r.check_out <= today or r.closed_as = 'cancelled_by_guest')
      and not exists (select from public.statement_lines l where l.reservation_id = r.id)
    -- Two workers at once write no line twice.
    for update skip locked
  loop
    posted := posted + private.post_stay(stay, today);
  end loop;
  return posted;
end;
$$;
comment on function private.post_statements is 'Writes the lines of all stays that have brought something since; for tick.';

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

create function private.owner_statement(property_id text, month date) returns jsonb
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
    from public.reservations r cross join lateral (values
      ('stay', r.total_cents), ('commission', -round(r.total_cents * private.commission_percent() / 100.0)::integer)
    ) as line (kind, amount)
    where r.property_id = owner_statement.property_id and r.status = 'confirmed'
      and r.check_out >= greatest(first_day, today + 1) and r.check_out < after and r.check_in > first_day - 91
      and (for_owner is null or private.owner_in(r.property_id, r.check_out - 1) = for_owner)
      and not exists (select from public.statement_lines l where l.reservation_id = r.id)
  ), paid as (
    select p.paid_on, p.amount_cents from public.owner_payouts p
    where p.property_id = owner_statement.property_id and p.month = first_day
      and (for_owner is null or p.owner_id = for_owner)
  )
  select jsonb_build_object(
    'property_id', owner_statement.property_id, 'month', first_day,
    'commission_percent', private.commission_percent(),
    'lines', coalesce((select jsonb_agg(to_jsonb(l) order by l.expected, l.check_out, l.code, l.posted_at, l.kind = 'commission') from lines l), '[]'),
    'payout_cents', coalesce((select sum(l.amount_cents) from lines l where not l.expected), 0),
    'expected_cents', coalesce((select sum(l.amount_cents) from lines l where l.expected), 0),
    'paid', coalesce((select jsonb_agg(to_jsonb(p) order by p.paid_on) from paid p), '[]'),
    'paid_cents', coalesce((select sum(p.amount_cents) from paid p), 0)
  ) into statement;
  return statement;
end;
$$;
comment on function private.owner_statement is 'See public.owner_statement.';

create function public.owner_statement(property_id text, month date) returns jsonb
language sql stable set search_path = ''
as $$ select private.owner_statement(property_id, month); $$;
comment on function public.owner_statement is
  'The statement of a house for a month, for its owner and staff: each line names its reservation, the lines that are not expected sum to payout_cents.';

create function private.record_payout(property_id text, month date, amount_cents integer, paid_on date, request_key uuid)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  first_day constant date := date_trunc('month', month);
  statement jsonb;
  payout public.owner_payouts;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  if coalesce(not isfinite(paid_on) or paid_on > private.house_today(), true) then perform private.refuse('bad_dates'); end if;
  -- Two people who note the same transfer wait for each other.
  perform from public.properties p where p.id = property_id for no key update;
  select * into payout from public.owner_payouts p where p.request_key = record_payout.request_key;
  if not found then
    statement := private.owner_statement(property_id, first_day);
    if coalesce(amount_cents not between 1 and
      (statement ->> 'payout_cents')::integer - (statement ->> 'paid_cents')::integer, true) then
      perform private.refuse('bad_amount');
    end if;
    insert into public.owner_payouts (property_id, owner_id, month, amount_cents, paid_on, noted_by, request_key)
    values (property_id, private.owner_in(property_id, (first_day + interval '1 month - 1 day')::date), first_day,
      amount_cents, paid_on, auth.uid(), request_key)
    returning * into payout;
  end if;
  return jsonb_build_object('id', payout.id, 'amount_cents', payout.amount_cents, 'paid_on', payout.paid_on);
end;
$$;
comment on function private.record_payout is 'See public.record_payout.';

create function public.record_payout(property_id text, month date, amount_cents integer, paid_on date, request_key uuid)
returns jsonb
language sql volatile set search_path = ''
as $$ select private.record_payout(property_id, month, amount_cents, paid_on, request_key); $$;
comment on function public.record_payout is 'Staff note what was transferred to an owner for a month, at most what is still owed.';

revoke all on function private.refuse_rewriting, private.owner_in, private.commission_percent, private.earned_by,
  private.post_stay, private.post_statements, private.correct_statement, private.owner_statement, private.record_payout
  from public;
revoke all on function public.owner_statement, public.record_payout from public, anon, authenticated, service_role;
grant execute on function private.post_statements to service_role;
grant execute on function private.owner_statement, private.record_payout, public.owner_statement, public.record_payout
  to authenticated;
