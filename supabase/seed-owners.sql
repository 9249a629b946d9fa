-- Demo accounts of the owner: a guest of the owner's own, expenses, a transfer, and work on the houses. Adds nothing once there are
-- expenses. One statement, so that a refusal leaves no rows.
do $seed$
declare
  staff constant uuid := '00000000-0000-4000-8000-000000000003';
  owner constant uuid := '00000000-0000-4000-8000-000000000002';
  this_month constant date := date_trunc('month', private.house_today());
  last_month constant date := this_month - interval '1 month';
  before constant date := this_month - interval '2 months';
begin
  if current_setting('marisma.embedded', true) is distinct from 'on' then
    raise exception 'The demo accounts of owners are for the embedded backend only.';
  end if;
  if exists (select from public.owner_expenses) or not exists (select from auth.users u where u.id = owner) then return; end if;

  update public.reservations r set commission_percent = 10
    from public.reservation_contacts n where n.reservation_id = r.id and n.name in ('Samuel Osei', 'Tomás Rivas');
  perform private.post_statements(now());

  insert into public.owner_expenses (property_id, owner_id, month, spent_on, what, amount_cents, noted_by, request_key)
  values
    ('villa-paradise', owner, last_month, last_month + 11, 'Plumber, kitchen sink', 12050, staff, gen_random_uuid()),
    ('lagoon-villa-serenity', owner, last_month, last_month + 17, 'New pool filter', 38500, staff, gen_random_uuid()),
    ('villa-paradise', owner, this_month, this_month, 'Jardinero, poda · Gardener, pruning', 18000, staff, gen_random_uuid());

  insert into public.maintenance (property_id, on_day, what, cost_cents, made_by)
  values
    ('villa-paradise', private.house_today() - 12, 'Inspection before the season', null, staff),
    ('villa-paradise', private.house_today() - 1, 'Bomba de la alberca · Pool pump', 26500, staff);

  insert into public.owner_payouts (property_id, owner_id, month, amount_cents, paid_on, reference, noted_by, request_key)
  select e.property_id, owner, before, sum(e.payout_cents), last_month + 4, 'SPEI ' || (4470 + p.number), staff, gen_random_uuid()
  from private.owner_entries e join public.properties p on p.id = e.property_id
  where e.owner_id = owner and e.month <= before
  group by e.property_id, p.number having sum(e.payout_cents) > 0;
end;
$seed$;
