-- Rules for the tables anyone may write to: what the visitor sends is tidied, dated by us and counted.
create function private.receive_form_row() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  allowed constant integer := 5;
  earlier timestamptz[];
  minutes integer;
begin
  new.id := gen_random_uuid();
  new.created_at := now();
  new.name := btrim(new.name, E' \t\r\n');
  new.email := btrim(new.email, E' \t\r\n');
  new.phone := btrim(new.phone, E' \t\r\n');

  -- Two requests at once would each count four rows; the lock makes the second wait for the first.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || lower(new.email), 0));
  execute format(
    'select array_agg(created_at order by created_at desc)
       from %I.%I where lower(email) = $1 and created_at > now() - interval ''1 hour''',
    tg_table_schema, tg_table_name
  ) into earlier using lower(new.email);

  if cardinality(earlier) >= allowed then
    minutes := ceil(extract(epoch from earlier[allowed] + interval '1 hour' - now()) / 60);
    raise exception 'Too many requests from this email address. Please try again in % minutes.', minutes
      using errcode = 'PT429', hint = format('At most %s requests an hour.', allowed);
  end if;
  return new;
end;
$$;
comment on function private.receive_form_row is
  'Sets id and time, trims, and refuses a sixth row in an hour from one address (SQLSTATE PT429 answers HTTP 429).';

create function private.refuse_bulk_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from received) > 1 then
    raise exception 'Please send one request at a time.' using errcode = 'PT400';
  end if;
  return null;
end;
$$;
comment on function private.refuse_bulk_insert is 'One row a request (SQLSTATE PT400 answers HTTP 400).';

create function private.is_email(address text) returns boolean
language sql immutable set search_path = ''
as $$
  select char_length(address) <= 255 and address ~ '^[^@[:space:]]+@[^@[:space:].]+(\.[^@[:space:].]+)+$';
$$;
grant execute on function private.is_email to anon, authenticated, service_role;
