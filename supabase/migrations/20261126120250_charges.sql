create type public.charge_kind as enum ('fee', 'tax');
create type public.charge_base as enum ('stay', 'guest_night', 'pet', 'nights', 'subtotal');

create table public.charges (
  id uuid primary key default gen_random_uuid(),
  property_id text references public.properties (id),
  name text not null check (name ~ '^[a-z][a-z_]{0,39}$'),
  kind public.charge_kind not null,
  base public.charge_base not null,
  basis_points integer check (basis_points between 0 and 10000),
  amount_cents integer check (amount_cents between 0 and 9999999),
  included_guests integer check (included_guests between 0 and 99),
  for_owner boolean not null default false,
  during daterange not null default '[,)' check (not isempty(during)),
  sample boolean not null default false,
  constraint charges_rate_check check (
    (base in ('nights', 'subtotal')) = (basis_points is not null) and (basis_points is null) = (amount_cents is not null)),
  -- A fee on fees would count itself.
  constraint charges_subtotal_check check (kind = 'tax' or base <> 'subtotal'),
  constraint charges_included_check check ((base = 'guest_night') = (included_guests is not null)),
  constraint charges_owner_check check (kind = 'fee' or not for_owner),
  -- Without an extension no exclusion constraint compares texts; the hash of one is a range of one number.
  constraint charges_apart exclude using gist (
    int8range(hashtextextended(coalesce(property_id, '') || ' ' || name, 0),
      hashtextextended(coalesce(property_id, '') || ' ' || name, 0), '[]') with &&,
    during with &&
  ) deferrable initially immediate
);
comment on table public.charges is
  'Fees and taxes on top of the nights; a house''s own row takes the place of the row for all houses with the same name.';
comment on column public.charges.property_id is 'None for all houses.';
comment on column public.charges.name is 'A word that pages translate, such as cleaning.';
comment on column public.charges.base is
  'What it is counted on: once a stay, each guest above included_guests and night, each pet, or a share of the nights less discount, or of these and the fees.';
comment on column public.charges.for_owner is 'Whether a fee is shared with the owner of the house, like the nights.';
comment on column public.charges.during is 'The days of arrival on which it applies.';
comment on column public.charges.sample is 'An example that nobody has confirmed.';
create index charges_property_id_idx on public.charges (property_id);

alter table public.charges enable row level security;
grant select on public.charges to anon, authenticated;
grant all on public.charges to service_role;

create policy "Everyone reads the charges" on public.charges
  for select to anon, authenticated using (true);

create function private.charges_on(property_id text, day date) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
    'rule', c.name, 'kind', c.kind, 'base', c.base, 'basis_points', c.basis_points, 'amount_cents', c.amount_cents,
    'included_guests', c.included_guests, 'for_owner', nullif(c.for_owner, false))) order by c.kind, c.base, c.name), '[]')
  from (
    select distinct on (c.name) c.* from public.charges c
    where (c.property_id is null or c.property_id = charges_on.property_id) and c.during @> charges_on.day
    order by c.name, c.property_id nulls last
  ) c;
$$;
comment on function private.charges_on is 'The fees and taxes of a stay that begins on a day, as a quote keeps them.';

create function private.bill(
  night_lines jsonb, guests integer, pets integer, discount_cents integer, charges jsonb
) returns jsonb
language sql immutable set search_path = ''
as $$
  with nights as (
    select sum((line ->> 'nights')::integer)::integer as count,
      sum((line ->> 'amount_cents')::bigint)::bigint - discount_cents as cents
    from jsonb_array_elements(night_lines) line
  ),
  counted as (
    select at, charge, nights.cents as night_cents, case charge ->> 'base'
        when 'stay' then 1
        when 'pet' then pets
        when 'guest_night' then greatest(0, guests - (charge ->> 'included_guests')::integer) * nights.count
      end as quantity
    from nights, jsonb_array_elements(charges) with ordinality as c (charge, at)
  ),
  fees as (
    select at, charge, quantity, night_cents as base_cents, coalesce(
      quantity * (charge ->> 'amount_cents')::bigint,
      round(night_cents * (charge ->> 'basis_points')::integer / 10000.0)::bigint) as cents
    from counted where charge ->> 'kind' = 'fee'
  ),
  taxes as (
    select at, charge, quantity, base_cents, coalesce(
      quantity * (charge ->> 'amount_cents')::bigint,
      round(base_cents * (charge ->> 'basis_points')::integer / 10000.0)::bigint) as cents
    from counted cross join lateral (
      select night_cents + case charge ->> 'base' when 'subtotal' then coalesce((select sum(cents) from fees), 0) else 0 end
        as base_cents
    ) as base
    where charge ->> 'kind' = 'tax'
  )
  select night_lines
    || case when discount_cents > 0 then jsonb_build_array(jsonb_build_object(
        'kind', 'discount', 'rule', 'discount', 'amount_cents', -discount_cents)) else '[]' end
    || coalesce((
      -- A line is rounded once; the total is the sum of the lines.
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'kind', charge -> 'kind', 'rule', charge -> 'rule', 'base', charge -> 'base', 'quantity', quantity,
        'unit_cents', charge -> 'amount_cents', 'basis_points', charge -> 'basis_points',
        'base_cents', case when charge ? 'basis_points' then base_cents end,
        'for_owner', charge -> 'for_owner', 'amount_cents', cents)) order by at)
      from (select * from fees union all select * from taxes) as lines where cents <> 0
    ), '[]');
$$;
comment on function private.bill is
  'The lines of a quote: nights, discount, then fees and taxes as charges has them, each rounded to the cent.';

create function private.sum_lines(lines jsonb, kinds text[]) returns bigint
language sql immutable set search_path = ''
as $$
  -- A line without a kind is one of nights.
  select sum((line ->> 'amount_cents')::bigint)::bigint from jsonb_array_elements(lines) line
  where coalesce(line ->> 'kind', 'night') = any (kinds);
$$;
comment on function private.sum_lines is 'US cents of the lines of some kinds; null without any.';

create function private.charge_shape(charge public.charges) returns jsonb
language sql stable set search_path = ''
as $$
  select case when charge.id is not null and coalesce(upper(charge.during) > private.house_today(), true) then
    jsonb_build_object('id', charge.id, 'name', charge.name, 'kind', charge.kind, 'base', charge.base,
      'basis_points', charge.basis_points, 'amount_cents', charge.amount_cents,
      'included_guests', charge.included_guests, 'for_owner', charge.for_owner,
      'from_day', lower(charge.during), 'to_day', upper(charge.during), 'sample', charge.sample)
  end;
$$;
comment on function private.charge_shape is
  'A charge as the functions answer it, to_day being the first day of arrival without it; null once it is over.';

create function private.house_rules_shape(house public.properties) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('max_pets', house.max_pets, 'damage_deposit_cents', house.damage_deposit_cents);
$$;

create trigger note_charge after insert or update or delete on public.charges
  for each row execute function private.note_change('charges', 'charge_shape');

create trigger note_house_rules after update on public.properties
  for each row execute function private.note_change('charges', 'house_rules_shape');

create function public.house_charges(property_id text default null)
returns table (version integer, today date, house jsonb, charges jsonb, history jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  one public.properties;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into one from public.properties p where p.id = house_charges.property_id;
  if not found and house_charges.property_id is not null then perform private.refuse('unknown_property'); end if;
  return query select
    private.setting_version('charges', one.id),
    private.house_today(),
    case when one.id is not null then private.house_rules_shape(one) end,
    (select coalesce(jsonb_agg(private.charge_shape(c) || jsonb_build_object('common', c.property_id is null)
        order by c.kind, c.base, c.name, c.property_id nulls last, c.during), '[]')
      from public.charges c
      where (c.property_id is null or c.property_id = one.id) and coalesce(upper(c.during) > private.house_today(), true)),
    private.setting_history('charges', one.id);
end;
$$;
comment on function public.house_charges is
  'For staff: the charges that are not over of a house and of all houses, or of the latter alone, with their version and the latest 50 changes.';

create function private.write_charges(property_id text, draft jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.house_today();
  stored public.charges;
  written record;
  begun boolean;
  other boolean;
begin
  if coalesce(jsonb_array_length(draft -> 'charges') > 100, true) or exists (
    select from jsonb_to_recordset(draft -> 'charges') as w (id uuid, from_day date, to_day date)
    where w.to_day <= today or greatest(w.from_day, w.to_day) > today + 3653 or w.from_day = '-infinity'
  ) or exists (
    select from jsonb_to_recordset(draft -> 'charges') as w (id uuid) where w.id is not null
    group by w.id having count(*) > 1
  ) then
    perform private.refuse('bad_charges');
  end if;

  set constraints public.charges_apart deferred;
  -- What has begun and is left out ends today: what past arrivals were charged stays on record.
  update public.charges c set during = daterange(lower(c.during), today)
    where c.property_id is not distinct from write_charges.property_id
      and coalesce(upper(c.during) > today, true) and coalesce(lower(c.during) < today, true)
      and not exists (select from jsonb_array_elements(draft -> 'charges') w where w ->> 'id' = c.id::text);
  delete from public.charges c
    where c.property_id is not distinct from write_charges.property_id and lower(c.during) >= today
      and not exists (select from jsonb_array_elements(draft -> 'charges') w where w ->> 'id' = c.id::text);
  for written in
    select * from jsonb_to_recordset(draft -> 'charges') as w (
      id uuid, name text, kind public.charge_kind, base public.charge_base, basis_points integer, amount_cents integer,
      included_guests integer, for_owner boolean, from_day date, to_day date, sample boolean)
  loop
    if written.id is null then
      insert into public.charges (
        property_id, name, kind, base, basis_points, amount_cents, included_guests, for_owner, during)
      values (write_charges.property_id, written.name, written.kind, written.base, written.basis_points,
        written.amount_cents, written.included_guests, written.for_owner,
        daterange(greatest(written.from_day, today), written.to_day));
      continue;
    end if;
    select * into stored from public.charges c
      where c.id = written.id and c.property_id is not distinct from write_charges.property_id
        and coalesce(upper(c.during) > today, true);
    if not found then perform private.refuse('bad_charges'); end if;
    begun := coalesce(lower(stored.during) < today, true);
    other := coalesce(written.from_day > today, false) or (written.name, written.kind, written.base,
        written.basis_points, written.amount_cents, written.included_guests, written.for_owner)
      is distinct from (stored.name, stored.kind, stored.base,
        stored.basis_points, stored.amount_cents, stored.included_guests, stored.for_owner);
    update public.charges c set name = written.name, kind = written.kind, base = written.base,
      basis_points = written.basis_points, amount_cents = written.amount_cents,
      included_guests = written.included_guests, for_owner = written.for_owner,
      during = daterange(case when begun and not other then lower(stored.during)
        else greatest(written.from_day, today) end, written.to_day),
      -- An example that is confirmed is never one again.
      sample = stored.sample and written.sample
      where c.id = stored.id;
    if begun and other then
      stored.id := gen_random_uuid();
      stored.during := daterange(lower(stored.during), today);
      insert into public.charges select stored.*;
    end if;
  end loop;
  set constraints public.charges_apart immediate;
  update public.properties p set max_pets = (draft #>> '{house,max_pets}')::integer,
    damage_deposit_cents = (draft #>> '{house,damage_deposit_cents}')::integer
    where p.id = write_charges.property_id;
exception
  when exclusion_violation then
    perform private.refuse('charge_overlap');
  when check_violation or not_null_violation or data_exception then
    perform private.refuse('bad_charges');
end;
$$;
comment on function private.write_charges is
  'Checks and replaces the charges of a house, or those of all houses, from today on; charges without an id are new.';

create function public.set_charges(draft jsonb, expected_version integer, property_id text default null) returns void
language sql volatile security definer set search_path = ''
as $$ select private.save_setting('charges', property_id, draft, expected_version); $$;
comment on function public.set_charges is
  'Staff replace the charges of a house, or without one those of all houses, from today on. Charges without an id are new; those that are left out end.';

create function public.preview_charges(
  property_id text, check_in date, check_out date, guests integer, pets integer, draft jsonb, common boolean default false
) returns table (before jsonb, after jsonb)
language sql volatile security definer set search_path = ''
as $$
  select * from private.compare_quotes('charges',
    case when not preview_charges.common then preview_charges.property_id end, preview_charges.draft,
    preview_charges.property_id, preview_charges.check_in, preview_charges.check_out, preview_charges.guests,
    preview_charges.pets);
$$;
comment on function public.preview_charges is
  'For staff: what a stay would cost before and after a change of the charges of its house, or of all houses; changes nothing.';

grant execute on function private.charges_on, private.bill to anon, authenticated, service_role;
grant execute on function private.sum_lines to authenticated;
grant execute on function public.house_charges, public.set_charges, public.preview_charges to authenticated;
