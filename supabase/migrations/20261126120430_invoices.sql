-- What a Mexican guest's invoice (CFDI) needs. The accountant issues it; nothing is stamped here.

-- Article 29-A of the tax code asks for the RFC; the digit is computed as by the SAT's own rule, python-stdnum
-- (stdnum.mx.rfc) has it too. shared/src/forms/rfc.ts is the same rule, tested with the same cases.
create function private.read_rfc(typed text) returns text
language sql immutable set search_path = ''
as $$
  select rfc from (select translate(upper(typed), 'ñ -.', 'Ñ') as rfc) as read
  where rfc ~ '^[A-ZÑ&]{3,4}[0-9]{2}((0[1-9]|1[0-2])(0[1-9]|1[0-9]|2[0-9])|(0[13-9]|1[0-2])30|(0[13578]|1[02])31)[0-9A-Z]{2}[0-9A]$'
    -- Those of the public and of foreigners; the first has no right digit.
    and (rfc in ('XAXX010101000', 'XEXX010101000') or right(rfc, 1) = (
      select substr('0123456789A', 1 + (11 - (sum((strpos('0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ', substr(lpad(rfc, 13), at, 1)) - 1)
        * (14 - at)) % 11)::integer) % 11, 1)
      from generate_series(1, 12) at
    ));
$$;
comment on function private.read_rfc is 'A Mexican tax number as it is written, without spaces and hyphens; null if its form or check digit is wrong.';

create table public.invoice_details (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  rfc text not null check (private.read_rfc(rfc) = rfc),
  name text not null check (char_length(name) between 1 and 300),
  regime text not null check (regime ~ '^6[0-9]{2}$'),
  postal_code text not null check (postal_code ~ '^[0-9]{5}$'),
  cfdi_use text not null check (cfdi_use ~ '^[A-Z][0-9]{2}$'),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid
);
comment on table public.invoice_details is 'To whom the accountant issues the invoice of a stay; kept with the stay, as tax records are.';
comment on column public.invoice_details.regime is 'Code of the SAT''s catalog c_RegimenFiscal.';
comment on column public.invoice_details.cfdi_use is 'Code of the SAT''s catalog c_UsoCFDI.';

alter table public.invoice_details enable row level security;
grant select on public.invoice_details to authenticated;
grant all on public.invoice_details to service_role;

create policy "Staff read all invoice details, guests their own" on public.invoice_details
  for select to authenticated using ((select private.is_staff()) or exists (
    select from public.reservations r where r.id = reservation_id and r.guest_id = (select auth.uid())
  ));

-- The catalogs of CFDI 4.0 (Anexo 20, catCFDI) say which regimes are a person's, of 13 characters, or a company's, and
-- which use goes with which regime. remote-guest/src/parts/invoice-catalogs.ts has the same, with names.
create function private.bad_invoice_field(details public.invoice_details) returns text
language sql immutable set search_path = ''
as $$
  select case
    when coalesce(char_length(details.name) not between 1 and 300, true) then 'name'
    when coalesce(details.regime <> all (case
      when details.rfc in ('XAXX010101000', 'XEXX010101000') then array['616']
      when char_length(details.rfc) = 12 then array['601', '603', '610', '620', '622', '623', '624', '626']
      else array['605', '606', '607', '608', '610', '611', '612', '614', '615', '616', '621', '625', '626'] end), true)
      then 'regime'
    when coalesce(details.postal_code !~ '^[0-9]{5}$', true) then 'postal_code'
    when details.cfdi_use = 'S01' then null
    when coalesce(details.cfdi_use !~ '^(G0[13]|I0[1-8]|D0[1-9]|D10)$', true) or details.regime <> all (case left(details.cfdi_use, 1)
      when 'D' then array['605', '606', '607', '608', '611', '612', '614', '615', '625']
      else array['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'] end) then 'cfdi_use'
  end;
$$;
comment on function private.bad_invoice_field is 'The field of invoice details that the tax office would refuse; null if none.';

create function public.save_invoice_details(
  reservation_id uuid, rfc text, name text, regime text, postal_code text, cfdi_use text, expected_version integer
) returns public.invoice_details
language plpgsql volatile security definer set search_path = ''
as $$
declare
  details public.invoice_details := (reservation_id, private.read_rfc(rfc), btrim(name, E' \t\r\n'), regime,
    btrim(postal_code), cfdi_use, expected_version + 1, now(), auth.uid());
  bad_field text;
  stay public.reservations;
  saved public.invoice_details;
begin
  -- Two who save at once wait for each other.
  select * into stay from public.reservations r where r.id = details.reservation_id for no key update;
  if stay.id is null or not (private.is_staff() or coalesce(stay.guest_id = auth.uid(), false))
    or stay.status <> 'confirmed' and not exists (
      select from public.payments p where p.reservation_id = stay.id and p.received_at is not null) then
    perform private.refuse('not_allowed');
  end if;
  if details.rfc is null then perform private.refuse('bad_rfc'); end if;
  bad_field := private.bad_invoice_field(details);
  if bad_field is not null then perform private.refuse('bad_invoice', bad_field); end if;

  select * into saved from public.invoice_details i where i.reservation_id = stay.id;
  -- The same details sent twice are one change.
  if (saved.rfc, saved.name, saved.regime, saved.postal_code, saved.cfdi_use)
    is not distinct from (details.rfc, details.name, details.regime, details.postal_code, details.cfdi_use) then
    return saved;
  end if;
  perform private.expect_version(coalesce(saved.version, 0), expected_version, saved.changed_by, saved.changed_at);
  delete from public.invoice_details i where i.reservation_id = stay.id;
  insert into public.invoice_details select details.*;
  return details;
end;
$$;
comment on function public.save_invoice_details is
  'The guest of a confirmed or paid stay, or staff, say to whom its invoice is issued; version 0 is none yet. The hint of bad_invoice names the field.';

create function public.invoice_data(from_day date, to_day date)
returns table (
  receipt_no bigint, received_on date, kind public.payment_kind, what text, method public.payment_method, reference text,
  amount_cents integer, taxes jsonb, reverses_no bigint, code text, property_id text, check_in date, check_out date,
  status public.stay_status, closed_as public.stay_closing, total_cents integer, rfc text, name text, regime text,
  postal_code text, cfdi_use text
)
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if coalesce(to_day <= from_day or to_day - from_day > 400, true) then perform private.refuse('bad_dates'); end if;
  return query
  with money as (
    select p.*, private.signed_cents(p) as cents, private.in_price(p) as priced
    from public.payments p
    where p.receipt_no is not null and p.reservation_id in (
      select o.reservation_id from public.payments o where o.received_on >= from_day and o.received_on < to_day)
  ), running as (
    select m.*, coalesce(sum(m.cents) filter (where m.priced)
      over (partition by m.reservation_id order by m.received_on, m.receipt_no), 0)::numeric as paid
    from money m
  )
  select m.receipt_no, m.received_on, m.kind, m.what, m.method, m.reference, m.cents, (
      -- Rounded on what has come so far, so that the parts of a stay add up to its taxes.
      select jsonb_object_agg(line ->> 'rule', round((line ->> 'amount_cents')::integer * m.paid / r.total_cents)
        - round((line ->> 'amount_cents')::integer * (m.paid - m.cents) / r.total_cents))
      from jsonb_array_elements(r.quote -> 'lines') line
      where m.priced and line ->> 'kind' = 'tax' and r.total_cents > 0
    ), (select o.receipt_no from public.payments o where o.id = m.reverses),
    r.code, r.property_id, r.check_in, r.check_out, r.status, r.closed_as, r.total_cents,
    i.rfc, i.name, i.regime, i.postal_code, i.cfdi_use
  from running m
  join public.reservations r on r.id = m.reservation_id
  left join public.invoice_details i on i.reservation_id = r.id
  where m.received_on >= from_day and m.received_on < to_day
  order by m.receipt_no;
end;
$$;
comment on function public.invoice_data is
  'For staff and their accountant: the receipts of from_day up to the day before to_day, what is refunded or corrected below zero, with the taxes that a part of the price contains, and to whom an invoice is issued.';

grant execute on function private.read_rfc to authenticated, service_role;
grant execute on function public.save_invoice_details, public.invoice_data to authenticated;
