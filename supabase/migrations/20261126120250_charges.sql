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
  constraint charges_owner_check check (kind = 'fee' or not for_owner)
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
revoke all on public.charges from anon, authenticated;
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

create function private.rent_in(lines jsonb) returns bigint
language sql immutable set search_path = ''
as $$
  select sum((line ->> 'amount_cents')::bigint)::bigint from jsonb_array_elements(lines) line
  where coalesce(line ->> 'kind', 'night') in ('night', 'discount') or line @> '{"for_owner": true}';
$$;
comment on function private.rent_in is
  'What of a quote is shared with the owner: nights less discount and the fees for owners, in US cents; null without lines.';

revoke all on function private.charges_on, private.bill, private.sum_lines, private.rent_in from public;
grant execute on function private.charges_on, private.bill to anon, authenticated, service_role;
grant execute on function private.sum_lines to authenticated;
