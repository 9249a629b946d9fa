-- Demo charges, damage deposits and bank account: examples, each marked as one, which the house's accountant has not
-- seen. Adds nothing once there are charges.
do $seed$
begin
  if current_setting('marisma.embedded', true) is distinct from 'on' then
    raise exception 'The demo charges are for the embedded backend only.';
  end if;
  if exists (select from public.charges) then return; end if;

  insert into public.charges (property_id, name, kind, base, basis_points, amount_cents, included_guests, for_owner, sample)
  values
    (null, 'pet', 'fee', 'pet', null, 15000, null, false, true),
    (null, 'lodging_tax', 'tax', 'nights', 300, null, null, false, true),
    (null, 'iva', 'tax', 'subtotal', 1600, null, null, false, true),
    ('lagoon-villa-serenity', 'cleaning', 'fee', 'stay', null, 24000, null, false, true),
    ('ocean-villa-infinity', 'cleaning', 'fee', 'stay', null, 32000, null, false, true),
    ('lagoon-apt-harmony', 'cleaning', 'fee', 'stay', null, 30000, null, false, true),
    ('villa-paradise', 'cleaning', 'fee', 'stay', null, 22000, null, false, true),
    ('lagoon-villa-serenity', 'extra_guest', 'fee', 'guest_night', null, 6000, 10, true, true),
    ('ocean-villa-infinity', 'extra_guest', 'fee', 'guest_night', null, 8000, 14, true, true),
    ('lagoon-apt-harmony', 'extra_guest', 'fee', 'guest_night', null, 9000, 12, true, true),
    ('villa-paradise', 'extra_guest', 'fee', 'guest_night', null, 6000, 8, true, true);

  update public.properties set damage_deposit_cents = 100000;

  insert into public.bank_account (holder, bank, clabe, swift, currency, sample)
  values ('Marisma, S.A. de C.V.', 'Banco de Ejemplo', '000000000000000000', 'EJEMMXMM', 'USD', true)
  on conflict do nothing;
end;
$seed$;
