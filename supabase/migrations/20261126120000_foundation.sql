-- Helpers of policies and triggers live here, where the API cannot reach them.
create schema private;
comment on schema private is 'Helpers of policies and triggers; not exposed through the API.';

revoke all on schema private from public;
-- Each right is granted by name, below: nobody has what PostgreSQL or an older hosted project grants by default.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

-- Policies and CHECKs call their helpers as the caller, who therefore needs to see the schema.
grant usage on schema private to anon, authenticated, service_role;

create function private.is_email(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(address) <= 255 and address ~ '^[^@[:space:]]+@[^@[:space:].]+(\.[^@[:space:].]+)+$';
$$;

grant execute on function private.is_email to anon, authenticated, service_role;

-- A page can be made to skip its question for the second factor; the database asks by itself.
create function private.has_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The embedded backend has no second factors, and so no such table.
  if to_regclass('auth.mfa_factors') is null then
    return false;
  end if;
  return exists (
    select from auth.mfa_factors f
    where f.user_id = (select auth.uid()) and f.status::text = 'verified'
  );
end;
$$;
comment on function private.has_second_factor is 'Whether the signed-in user has a verified second factor.';

create function private.house_today() returns date
language sql stable set search_path = ''
as $$
  select (now() at time zone 'America/Mexico_City')::date;
$$;
comment on function private.house_today is 'The date where the houses are.';

grant execute on function private.house_today to anon, authenticated, service_role;

create table private.refusals (
  code text primary key check (code ~ '^[a-z][a-z_]*$'),
  status text not null check (status ~ '^PT4[0-9]{2}$'),
  message text not null
);
comment on table private.refusals is 'Why a function refuses: the SQLSTATE gives the HTTP status, and pages have a text for the code.';

alter table private.refusals enable row level security;

insert into private.refusals (code, status, message) values
  ('bad_dates', 'PT400', 'The day of departure must be after the day of arrival.'),
  ('too_many_nights', 'PT400', 'That is too many nights.'),
  ('too_far', 'PT400', 'Stays can be requested up to two years ahead.'),
  ('past', 'PT400', 'The day of arrival is past.'),
  ('too_soon', 'PT400', 'The day of arrival is too near.'),
  ('bad_guests', 'PT400', 'A stay has at least one guest.'),
  ('too_many_guests', 'PT400', 'The house does not sleep so many guests.'),
  ('bad_pets', 'PT400', 'The number of pets is not a number.'),
  ('too_many_pets', 'PT400', 'The house does not take so many pets.'),
  ('min_nights', 'PT400', 'The stay is shorter than the minimum for its day of arrival.'),
  ('arrival_day', 'PT400', 'Nobody can arrive on this day of the week in this season.'),
  ('bad_message', 'PT400', 'A message has at most 1000 characters.'),
  ('bad_body', 'PT400', 'A message has between 1 and 4000 characters.'),
  ('bad_key', 'PT400', 'A request needs a key.'),
  ('bad_amount', 'PT400', 'The amount is not what is due.'),
  ('bad_receipt', 'PT400', 'A payment is received on a day that is not in the future, with a reference of at most 100 characters.'),
  ('paid_by_card', 'PT409', 'The provider has moved this money; a payment is given back as a refund.'),
  ('bad_extra', 'PT400', 'An extra has a name of at most 100 characters, an amount, and a day that is not past.'),
  ('bad_service', 'PT400', 'A service is offered for a day that is not past, with a price and a note of at most 1000 characters.'),
  ('bad_service_stay', 'PT400', 'A service belongs to a confirmed stay of the same guest.'),
  ('card_off', 'PT409', 'Cards are not taken at the moment.'),
  ('no_card_payment', 'PT409', 'Nothing that was paid by card can go back this way.'),
  ('refund_under_way', 'PT409', 'A refund is on its way to a card.'),
  ('bad_hold', 'PT400', 'A hold can be extended up to seven days from now.'),
  ('not_allowed', 'PT403', 'This is not allowed.'),
  ('unknown_property', 'PT404', 'There is no such house.'),
  ('bad_house', 'PT400', 'A house has a name with Latin letters, sleeps 1 to 99, and has a price, 1 to 30 nights and at most 9 pets.'),
  ('house_exists', 'PT409', 'There is a house of this name.'),
  ('taken', 'PT409', 'These nights are taken.'),
  ('price_changed', 'PT409', 'The price has changed.'),
  ('stale', 'PT409', 'Somebody else has changed this in the meantime.'),
  ('hold_expired', 'PT409', 'The nights were kept until a time that is over.'),
  ('too_many_holds', 'PT429', 'Too many requests are waiting for an answer.'),
  ('too_many_messages', 'PT429', 'Too many messages within an hour.'),
  ('bad_snooze', 'PT400', 'A request can be put off for up to a year, and not beyond the end of a hold.'),
  ('bad_assignee', 'PT400', 'Requests are assigned to staff.'),
  ('bad_merge', 'PT400', 'Only inquiries and service bookings of one guest can be merged.'),
  ('too_many', 'PT400', 'That is too many at once.'),
  ('undecided', 'PT409', 'A stay that is asked for is confirmed or declined first.'),
  ('bad_reply', 'PT400', 'A saved reply has a title and a text in both languages.'),
  ('unknown_mail', 'PT404', 'No such mail was given up.'),
  ('bad_hours', 'PT400', 'A day has at most six intervals, each begins before it ends, and none overlap.'),
  ('bad_closure', 'PT400', 'A day off has a date of its own, within three years, and a reason.'),
  ('closed_past', 'PT400', 'A day off cannot be past.'),
  ('own_role', 'PT403', 'Nobody changes their own account.'),
  ('bad_role', 'PT400', 'Staff are admins or management.'),
  ('owner_shared', 'PT409', 'The house belongs to somebody else from that day on or later.'),
  ('bad_account_reason', 'PT400', 'A reason has between 1 and 500 characters.'),
  ('unknown_account', 'PT404', 'There is no such account.'),
  ('bad_note', 'PT400', 'A note has at most 500 characters.'),
  ('blocked_by_house', 'PT403', 'The house has blocked these nights; please ask the team.'),
  ('bad_name', 'PT400', 'A name has between 1 and 201 characters.'),
  ('bad_email', 'PT400', 'This is no email address.'),
  ('bad_phone', 'PT400', 'A phone number has at most 20 characters.'),
  ('no_contact', 'PT400', 'A guest needs an email address or a phone number.'),
  ('bad_rates', 'PT400', 'A season has a name, nights that are not past, a price, 1 to 30 nights and days of arrival.'),
  ('season_overlap', 'PT409', 'Two seasons of a house share nights.'),
  ('no_gap', 'PT409', 'These nights are no gap.'),
  ('bad_charges', 'PT400', 'A charge has a name, an amount or a share of 100 percent at most, and days that are not past.'),
  ('charge_overlap', 'PT409', 'Two charges of one name share days of arrival.'),
  ('bad_booking_rules', 'PT400', 'One of the rules of booking is no whole number within its limits, or no time of day.'),
  ('bad_bank', 'PT400', 'A bank account has a holder, a bank, and a valid CLABE or an account number.'),
  ('unknown_feed', 'PT404', 'There is no such calendar.'),
  ('bad_feed_name', 'PT400', 'A calendar has a name of at most 60 characters.'),
  ('bad_feed_url', 'PT400', 'The address must begin with https:// and name a host, without a port or a password.'),
  ('feed_exists', 'PT409', 'This house has this calendar already.'),
  ('link_exists', 'PT409', 'There is a link of this name already.'),
  ('too_many_feeds', 'PT409', 'A house has at most ten calendars.'),
  ('bad_arrival', 'PT400', 'Some of the arrival details cannot be read.'),
  ('bad_party', 'PT400', 'More people are named than the stay is for, or a person has no name or no such age.'),
  ('bad_rfc', 'PT400', 'This is no Mexican tax number (RFC).'),
  ('bad_invoice', 'PT400', 'Some of the invoice details would be refused by the tax office.'),
  ('bad_review', 'PT400', 'A review has 1 to 5 stars and at most 2000 characters, as has its answer.'),
  ('not_over', 'PT409', 'A stay is reviewed once its guests have left.'),
  ('review_shown', 'PT409', 'The review is shown, so it can no longer be changed.'),
  ('unknown_review', 'PT404', 'There is no such review.'),
  ('unknown_task', 'PT404', 'This task is gone: its stay was moved or canceled.'),
  ('bad_owner', 'PT400', 'Say which owner of the house was paid.'),
  ('no_owner', 'PT400', 'The house belonged to no owner on that day.'),
  ('bad_expense', 'PT400', 'An expense has an amount, and says in at most 200 characters what for.'),
  ('unknown_offer', 'PT404', 'There is no such offer.'),
  ('offer_expired', 'PT409', 'The offer stood until a time that is over.'),
  ('offer_taken_back', 'PT409', 'The offer was taken back.'),
  ('offer_answered', 'PT409', 'The offer was answered before.'),
  ('bad_commission', 'PT400', 'The commission is 20 percent, or 10 where the owner has brought the guest.'),
  ('bad_guide', 'PT400', 'Something in the arrival guide is too long, or a link, a name or a phone number is none.'),
  ('terms_changed', 'PT409', 'A stay is asked for under the terms that are in force.'),
  ('no_consent', 'PT400', 'Allergies and diet are kept only with the guest''s express consent.'),
  ('form_busy', 'PT429', 'Too many requests from everybody within an hour.'),
  ('no_erasure', 'PT404', 'Nobody has asked for this erasure.'),
  ('stay_ahead', 'PT409', 'A stay or a service of this guest is still to come.'),
  ('money_open', 'PT409', 'A payment, a refund or a deposit of this guest is still open.'),
  ('has_role', 'PT409', 'The account is more than a guest''s; take its roles and houses first.'),
  ('too_many_requests', 'PT429', 'Too many requests within an hour.'),
  ('too_many_held_nights', 'PT429', 'Too many nights are kept for requests that wait for an answer.');

create function private.refuse(code text, hint text default null) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  refusal private.refusals;
begin
  select * into strict refusal from private.refusals r where r.code = refuse.code;
  raise exception using errcode = refusal.status, message = refusal.message, detail = code,
    hint = coalesce(refuse.hint, '');
end;
$$;
comment on function private.refuse is
  'Raises a refusal: the SQLSTATE gives the HTTP status, the detail is the code.';

grant execute on function private.refuse to anon, authenticated, service_role;

create function private.optional_text(value text, most integer, code text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  trimmed constant text := nullif(btrim(value, E' \t\r\n'), '');
begin
  if char_length(trimmed) > most then perform private.refuse(code); end if;
  return trimmed;
end;
$$;
comment on function private.optional_text is 'A text without the space around it, null if it is empty; refused with the code if it is too long.';

create function private.required_text(value text, most integer, code text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  trimmed constant text := private.optional_text(value, most, code);
begin
  if trimmed is null then perform private.refuse(code); end if;
  return trimmed;
end;
$$;
comment on function private.required_text is 'As optional_text, and refused with the code if it is empty.';

create function private.request_locale() returns text
language sql stable set search_path = ''
as $$
  select case when lower(nullif(current_setting('request.headers', true), '')::jsonb ->> 'accept-language') like 'es%'
    then 'es' else 'en' end;
$$;
comment on function private.request_locale is 'The language in which the page or browser asked for the request at hand.';

grant execute on function private.request_locale to authenticated, service_role;

-- No request holds the database longer than this, however many rows its tables and embeds would join. PostgREST sets
-- what stands at the role that it acts as; authenticator's own is for the other roles.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    alter role authenticator set statement_timeout = '8s';
    notify pgrst, 'reload config';
  end if;
end;
$$;

create function private.lock_account() returns void
language sql volatile set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended('account:' || auth.uid(), 0)); $$;
comment on function private.lock_account is
  'Makes requests of one account wait for each other, so that none is counted too late. Taken before any other lock.';
