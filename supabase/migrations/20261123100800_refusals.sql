create function private.house_today() returns date
language sql stable set search_path = ''
as $$
  select (now() at time zone 'America/Mexico_City')::date;
$$;
comment on function private.house_today is 'The date where the houses are.';

create function private.refuse(word text, hint text default null) returns void
language plpgsql stable set search_path = ''
as $$
declare
  refusal record;
begin
  select * into strict refusal from (values
    ('bad_dates', 'PT400', 'The day of departure must be after the day of arrival.'),
    ('too_many_nights', 'PT400', 'That is too many nights.'),
    ('too_far', 'PT400', 'Stays can be requested up to two years ahead.'),
    ('past', 'PT400', 'The day of arrival is past.'),
    ('bad_guests', 'PT400', 'A stay has at least one guest.'),
    ('too_many_guests', 'PT400', 'The house does not sleep so many guests.'),
    ('min_nights', 'PT400', 'The stay is shorter than the minimum for its day of arrival.'),
    ('arrival_day', 'PT400', 'Nobody can arrive on this day of the week in this season.'),
    ('bad_message', 'PT400', 'A message has at most 1000 characters.'),
    ('bad_key', 'PT400', 'A request needs a key.'),
    ('bad_amount', 'PT400', 'The amount is not what is due.'),
    ('bad_hold', 'PT400', 'A hold can be extended up to seven days from now.'),
    ('not_allowed', 'PT403', 'This is not allowed.'),
    ('unknown_property', 'PT404', 'There is no such house.'),
    ('taken', 'PT409', 'These nights are taken.'),
    ('price_changed', 'PT409', 'The price has changed.'),
    ('stale', 'PT409', 'Somebody else has changed this in the meantime.'),
    ('hold_expired', 'PT409', 'The nights were kept until a time that is over.'),
    ('too_many_holds', 'PT429', 'Too many requests are waiting for an answer.')
  ) as known (word, status, message) where known.word = refuse.word;
  raise exception using errcode = refusal.status, message = refusal.message, detail = word,
    hint = coalesce(refuse.hint, '');
end;
$$;
comment on function private.refuse is
  'Raises a refusal: the SQLSTATE gives the HTTP status, the detail is a word that pages translate.';

revoke all on function private.house_today, private.refuse from public;
grant execute on function private.house_today, private.refuse to anon, authenticated, service_role;
