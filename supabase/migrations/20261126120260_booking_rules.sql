-- What holds for stays that are asked for from now on. A stay keeps the payments and conditions of its own quote.
create table private.booking_rules (
  id boolean primary key default true check (id),
  balance_days integer not null check (balance_days between 2 and 365),
  deposit_days integer not null check (deposit_days between 1 and 30),
  lapse_days integer not null check (lapse_days between 0 and 30),
  bank_fee_percent integer not null check (bank_fee_percent between 0 and 50),
  half_refund_days integer not null check (half_refund_days >= 1 and half_refund_days < balance_days),
  lead_days integer not null check (lead_days between 0 and 60),
  -- Figures, the search for free nights and other sites' calendars reach no further than these.
  most_nights integer not null check (most_nights between 1 and 90),
  farthest_days integer not null check (farthest_days between 30 and 730),
  most_holds integer not null check (most_holds between 1 and 50)
);
comment on table private.booking_rules is 'What holds for stays in all houses, in its one row; what holds for a house is in properties.';
comment on column private.booking_rules.balance_days is 'The balance is due so many days before arrival; until the day before, a cancellation costs only the bank fees.';
comment on column private.booking_rules.deposit_days is 'The first payment is due so many days after the confirmation, and before arrival.';
comment on column private.booking_rules.lapse_days is 'A stay of which nothing is paid ends so many days after its deposit was due and its guest was told.';
comment on column private.booking_rules.bank_fee_percent is 'What banks take of a full refund, which the guest bears.';
comment on column private.booking_rules.half_refund_days is 'From so many days before arrival on, a cancellation costs all; until the day before, half.';
comment on column private.booking_rules.lead_days is 'From so many days before arrival on, guests cannot ask for a stay.';
comment on column private.booking_rules.most_holds is 'How many stays an account may have asked for that wait for an answer.';

alter table private.booking_rules enable row level security;
grant all on private.booking_rules to service_role;

insert into private.booking_rules (
  balance_days, deposit_days, lapse_days, bank_fee_percent, half_refund_days, lead_days, most_nights, farthest_days, most_holds
) values (60, 3, 2, 5, 30, 0, 90, 730, 5);

create function private.booking_rules() returns private.booking_rules
language sql stable security definer set search_path = ''
as $$ select r from private.booking_rules r; $$;
comment on function private.booking_rules is 'The rules of all houses, for functions that run as their caller.';

create function private.booking_rules_of(property_id text) returns jsonb
language sql stable set search_path = ''
as $$
  select case when booking_rules_of.property_id is null then (select to_jsonb(r) - 'id' from private.booking_rules r)
    else (select jsonb_build_object('deposit_percent', p.deposit_percent, 'hold_hours', p.hold_hours,
        'check_in_time', to_char(p.check_in_time, 'HH24:MI'), 'check_out_time', to_char(p.check_out_time, 'HH24:MI'))
      from public.properties p where p.id = booking_rules_of.property_id) end;
$$;
comment on function private.booking_rules_of is 'The rules of a house, or without one those of all, as the functions answer them.';

create function private.write_booking(property_id text, draft jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  before constant jsonb := private.booking_rules_of(property_id);
begin
  if property_id is null then
    update private.booking_rules r set balance_days = (draft ->> 'balance_days')::integer,
      deposit_days = (draft ->> 'deposit_days')::integer, lapse_days = (draft ->> 'lapse_days')::integer,
      bank_fee_percent = (draft ->> 'bank_fee_percent')::integer, half_refund_days = (draft ->> 'half_refund_days')::integer,
      lead_days = (draft ->> 'lead_days')::integer, most_nights = (draft ->> 'most_nights')::integer,
      farthest_days = (draft ->> 'farthest_days')::integer, most_holds = (draft ->> 'most_holds')::integer
      where r.id;
  else
    update public.properties p set deposit_percent = (draft ->> 'deposit_percent')::integer,
      hold_hours = (draft ->> 'hold_hours')::integer,
      check_in_time = (draft ->> 'check_in_time')::time, check_out_time = (draft ->> 'check_out_time')::time
      where p.id = write_booking.property_id;
  end if;
  perform private.note_setting('booking', property_id, before, private.booking_rules_of(property_id));
exception when check_violation or not_null_violation or data_exception then
  perform private.refuse('bad_booking_rules');
end;
$$;
comment on function private.write_booking is 'Checks and replaces the rules of a house, or those of all, and puts the change on record.';

create function public.booking_rules(property_id text default null)
returns table (version integer, today date, rules jsonb, history jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  rules constant jsonb := private.booking_rules_of(property_id);
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if rules is null then perform private.refuse('unknown_property'); end if;
  return query select private.setting_version('booking', property_id), private.house_today(), rules,
    private.setting_history('booking', property_id);
end;
$$;
comment on function public.booking_rules is
  'For staff: the rules of stays in a house, or without one of those in all, with their version and the latest 50 changes.';

create function public.set_booking_rules(draft jsonb, expected_version integer, property_id text default null) returns void
language sql volatile security definer set search_path = ''
as $$ select private.save_setting('booking', property_id, draft, expected_version); $$;
comment on function public.set_booking_rules is
  'Staff replace the rules of stays in a house, or without one of those in all. Stays that exist keep theirs.';

create function public.preview_booking_rules(
  property_id text, check_in date, check_out date, guests integer, draft jsonb, common boolean default false
) returns table (before jsonb, after jsonb)
language sql volatile security definer set search_path = ''
as $$
  select * from private.compare_quotes('booking',
    case when not preview_booking_rules.common then preview_booking_rules.property_id end, preview_booking_rules.draft,
    preview_booking_rules.property_id, preview_booking_rules.check_in, preview_booking_rules.check_out,
    preview_booking_rules.guests, 0);
$$;
comment on function public.preview_booking_rules is
  'For staff: what would hold for a stay before and after a change of the rules of its house, or of all; changes nothing.';

grant execute on function private.booking_rules to anon, authenticated, service_role;
grant execute on function public.booking_rules, public.set_booking_rules, public.preview_booking_rules to authenticated;
