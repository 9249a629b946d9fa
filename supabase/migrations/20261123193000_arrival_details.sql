-- When and how a guest arrives, who comes, and what they eat: for the people who receive them. A table of its own,
-- because owners, who read the stay, read nothing of it. No column says more about a child than name and age.
insert into private.refusals (word, status, message) values
  ('bad_arrival', 'PT400', 'Some of the arrival details cannot be read.'),
  ('bad_party', 'PT400', 'More people are named than the stay is for, or a person has no name or no such age.');

create function private.is_party(party jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select jsonb_typeof(party) = 'array' and jsonb_array_length(party) <= 99 and not exists (
    select from jsonb_array_elements(party) one
    where coalesce(jsonb_typeof(one) <> 'object' or one - '{name,age}'::text[] <> '{}'
      or jsonb_typeof(one -> 'name') <> 'string' or char_length(btrim(one ->> 'name')) not between 1 and 100
      or not coalesce(one ->> 'age' ~ '^([0-9]|1[0-7])$', true), true)
  );
$$;
comment on function private.is_party is 'Whether this lists people by name, children with their age in years, 0 to 17.';

create table public.arrival_details (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  arrives_at text check (arrives_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  travel text check (travel in ('flight', 'car', 'other')),
  flight text check (char_length(flight) between 1 and 40),
  party jsonb not null default '[]' check (private.is_party(party)),
  diet text check (char_length(diet) between 1 and 1000),
  wishes text check (char_length(wishes) between 1 and 1000),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by uuid
);
comment on table public.arrival_details is 'What the house must know before a guest arrives; deleted 30 days after the stay.';
comment on column public.arrival_details.arrives_at is 'Time of day at the house, HH:MM.';

alter table public.arrival_details enable row level security;
revoke all on public.arrival_details from anon, authenticated;
grant select on public.arrival_details to authenticated;
grant all on public.arrival_details to service_role;

create policy "Staff read all arrival details" on public.arrival_details
  for select to authenticated using ((select private.is_staff()));

create policy "Guests read their own arrival details" on public.arrival_details
  for select to authenticated using (exists (
    select from public.reservations r where r.id = reservation_id and r.guest_id = (select auth.uid())
  ));

create function private.save_arrival(said public.arrival_details, expected_version integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations;
  kept public.arrival_details;
  unread text;
begin
  -- Two who save at once wait for each other.
  select * into stay from public.reservations r where r.id = said.reservation_id for no key update;
  if stay.id is null or not (private.is_staff() or coalesce(stay.guest_id = auth.uid(), false))
    or stay.status <> 'confirmed' then
    perform private.refuse('not_allowed');
  end if;
  if stay.check_in < private.house_today() and not private.is_staff() then perform private.refuse('past'); end if;

  unread := case
    when coalesce(said.arrives_at !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', false) then 'arrives_at'
    when coalesce(said.travel not in ('flight', 'car', 'other'), false) then 'travel'
    when coalesce(char_length(said.flight) > 40, false) then 'flight'
    when coalesce(char_length(said.diet) > 1000, false) then 'diet'
    when coalesce(char_length(said.wishes) > 1000, false) then 'wishes'
  end;
  if unread is not null then perform private.refuse('bad_arrival', unread); end if;
  if not coalesce(private.is_party(said.party), false) or jsonb_array_length(said.party) > stay.guests then
    perform private.refuse('bad_party', stay.guests::text);
  end if;

  select * into kept from public.arrival_details a where a.reservation_id = stay.id;
  -- The same details sent twice are one change.
  if (kept.arrives_at, kept.travel, kept.flight, kept.party, kept.diet, kept.wishes)
    is not distinct from (said.arrives_at, said.travel, said.flight, said.party, said.diet, said.wishes) then
    return to_jsonb(kept);
  end if;
  if coalesce(kept.version, 0) is distinct from expected_version then
    perform private.refuse('stale', format('%s changed it at %s.', private.first_name_of(kept.changed_by),
      to_char(kept.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  end if;
  insert into public.arrival_details as a
    (reservation_id, arrives_at, travel, flight, party, diet, wishes, version, changed_by)
  values (stay.id, said.arrives_at, said.travel, said.flight, said.party, said.diet, said.wishes,
    coalesce(kept.version, 0) + 1, auth.uid())
  on conflict (reservation_id) do update set arrives_at = excluded.arrives_at, travel = excluded.travel,
    flight = excluded.flight, party = excluded.party, diet = excluded.diet, wishes = excluded.wishes,
    version = excluded.version, changed_at = now(), changed_by = excluded.changed_by
  returning * into kept;
  return to_jsonb(kept);
end;
$$;
comment on function private.save_arrival is 'See public.save_arrival.';

create function public.save_arrival(
  reservation_id uuid, arrives_at text, travel text, flight text, party jsonb, diet text, wishes text,
  expected_version integer
) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.save_arrival((reservation_id, nullif(btrim(arrives_at), ''), nullif(btrim(travel), ''),
    nullif(btrim(flight), ''), party, nullif(btrim(diet, E' \t\r\n'), ''), nullif(btrim(wishes, E' \t\r\n'), ''),
    0, now(), null)::public.arrival_details, expected_version);
$$;
comment on function public.save_arrival is
  'The guest of a confirmed stay, until the day of arrival, or staff replace what is known of the arrival; version 0 is none yet. The hint of bad_arrival names the field.';

-- The privacy notice keeps records of stays for the tax office, which asks nobody what they eat.
create function private.forget_arrivals(now timestamptz) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.arrival_details a using public.reservations r
  where r.id = a.reservation_id
    and (r.status = 'cancelled' or r.check_out < (forget_arrivals.now at time zone 'America/Mexico_City')::date - 30);
$$;
comment on function private.forget_arrivals is 'Deletes the arrival details of stays that were canceled or ended more than 30 days ago.';

revoke all on function private.is_party, private.save_arrival, private.forget_arrivals from public;
revoke all on function public.save_arrival from public, anon, authenticated, service_role;
grant execute on function private.is_party, private.forget_arrivals to service_role;
grant execute on function private.save_arrival, public.save_arrival to authenticated;
