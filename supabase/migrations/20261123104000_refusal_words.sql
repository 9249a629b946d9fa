-- A table, so that a migration adds its words without repeating all others.
create table private.refusals (
  word text primary key check (word ~ '^[a-z][a-z_]*$'),
  status text not null check (status ~ '^PT4[0-9]{2}$'),
  message text not null
);
comment on table private.refusals is 'Why a function refuses: the SQLSTATE gives the HTTP status, and pages translate the word.';
alter table private.refusals enable row level security;
revoke all on private.refusals from anon, authenticated;

insert into private.refusals (word, status, message) values
  ('bad_dates', 'PT400', 'The day of departure must be after the day of arrival.'),
  ('too_many_nights', 'PT400', 'That is too many nights.'),
  ('too_far', 'PT400', 'Stays can be requested up to two years ahead.'),
  ('past', 'PT400', 'The day of arrival is past.'),
  ('bad_guests', 'PT400', 'A stay has at least one guest.'),
  ('too_many_guests', 'PT400', 'The house does not sleep so many guests.'),
  ('min_nights', 'PT400', 'The stay is shorter than the minimum for its day of arrival.'),
  ('arrival_day', 'PT400', 'Nobody can arrive on this day of the week in this season.'),
  ('bad_message', 'PT400', 'A message has at most 1000 characters.'),
  ('bad_body', 'PT400', 'A message has between 1 and 4000 characters.'),
  ('bad_key', 'PT400', 'A request needs a key.'),
  ('bad_amount', 'PT400', 'The amount is not what is due.'),
  ('bad_hold', 'PT400', 'A hold can be extended up to seven days from now.'),
  ('not_allowed', 'PT403', 'This is not allowed.'),
  ('unknown_property', 'PT404', 'There is no such house.'),
  ('taken', 'PT409', 'These nights are taken.'),
  ('price_changed', 'PT409', 'The price has changed.'),
  ('stale', 'PT409', 'Somebody else has changed this in the meantime.'),
  ('hold_expired', 'PT409', 'The nights were kept until a time that is over.'),
  ('too_many_holds', 'PT429', 'Too many requests are waiting for an answer.'),
  ('too_many_messages', 'PT429', 'Too many messages within an hour.');

create or replace function private.refuse(word text, hint text default null) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  refusal private.refusals;
begin
  select * into strict refusal from private.refusals r where r.word = refuse.word;
  raise exception using errcode = refusal.status, message = refusal.message, detail = word,
    hint = coalesce(refuse.hint, '');
end;
$$;
