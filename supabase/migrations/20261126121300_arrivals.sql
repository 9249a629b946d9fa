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
  changed_by uuid,
  diet_version integer references private.consent_texts (version),
  constraint arrival_details_consent_check check (diet is null or diet_version is not null)
);
comment on table public.arrival_details is 'What staff must know before a guest arrives; deleted 30 days after the stay.';
comment on column public.arrival_details.arrives_at is 'Time of day at the house, HH:MM.';
comment on column public.arrival_details.diet_version is 'The text by which the guest consented to our keeping the diet.';

alter table public.arrival_details enable row level security;
grant select on public.arrival_details to authenticated;
grant all on public.arrival_details to service_role;

create policy "Staff read all arrival details, guests their own" on public.arrival_details
  for select to authenticated using ((select private.is_staff()) or exists (
    select from public.reservations r where r.id = reservation_id and r.guest_id = (select auth.uid())
  ));

create function public.save_arrival(
  reservation_id uuid, arrives_at text, travel text, flight text, party jsonb, diet text, wishes text,
  expected_version integer, diet_consent integer default null
) returns public.arrival_details
language plpgsql volatile security definer set search_path = ''
as $$
declare
  details public.arrival_details := (reservation_id, nullif(btrim(arrives_at), ''), nullif(btrim(travel), ''),
    nullif(btrim(flight), ''), party, nullif(btrim(diet, E' \t\r\n'), ''), nullif(btrim(wishes, E' \t\r\n'), ''),
    expected_version + 1, now(), auth.uid(), case when nullif(btrim(diet, E' \t\r\n'), '') is not null then diet_consent end);
  stay public.reservations;
  saved public.arrival_details;
  broken text;
begin
  -- Two who save at once wait for each other.
  select * into stay from public.reservations r where r.id = details.reservation_id for no key update;
  if stay.id is null or not (private.is_staff() or coalesce(stay.guest_id = auth.uid(), false))
    or stay.status <> 'confirmed' then
    perform private.refuse('not_allowed');
  end if;
  if stay.check_in < private.house_today() and not private.is_staff() then perform private.refuse('past'); end if;
  if not coalesce(private.is_party(details.party), false) or jsonb_array_length(details.party) > stay.guests then
    perform private.refuse('bad_party', stay.guests::text);
  end if;

  select * into saved from public.arrival_details a where a.reservation_id = stay.id;
  -- What was agreed to by an older text stays agreed.
  if details.diet is not null and coalesce(details.diet_version not in (saved.diet_version, (
    select max(v.version) from private.consent_texts v where v.in_force_from <= private.house_today())), true) then
    perform private.refuse('no_consent');
  end if;
  -- The same details sent twice are one change.
  if (saved.arrives_at, saved.travel, saved.flight, saved.party, saved.diet, saved.wishes)
    is not distinct from (details.arrives_at, details.travel, details.flight, details.party, details.diet,
      details.wishes) then
    return saved;
  end if;
  perform private.expect_version(coalesce(saved.version, 0), expected_version, saved.changed_by, saved.changed_at);
  delete from public.arrival_details a where a.reservation_id = stay.id;
  insert into public.arrival_details select details.*;
  if details.diet_version is distinct from saved.diet_version then
    insert into private.consents (account, reservation_id, version, given, noted_by)
      values (stay.guest_id, stay.id, coalesce(details.diet_version, saved.diet_version), details.diet_version is not null,
        auth.uid());
  end if;
  return details;
exception when check_violation then
  get stacked diagnostics broken = constraint_name;
  perform private.refuse('bad_arrival', substring(broken from '^arrival_details_(.*)_check$'));
end;
$$;
comment on function public.save_arrival is
  'The guest of a confirmed stay, until the day of arrival, or staff replace what is known of the arrival; version 0 is none yet. A diet needs the guest''s consent, by the version of its text; without one it is withdrawn. The hint of bad_arrival names the field.';

grant execute on function private.is_party to service_role;
grant execute on function public.save_arrival to authenticated;

-- What must be done in a house: cleaned on each day of departure, looked after the day before somebody arrives after 14
-- nights in which no guest slept there. Blocked nights count as empty: nobody prepared the house for guests in them.
create type public.task_kind as enum ('clean', 'inspect');
create type public.task_state as enum ('open', 'done');

create table public.tasks (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  reservation_id uuid not null references public.reservations (id) on delete cascade,
  kind public.task_kind not null,
  due_on date not null,
  state public.task_state not null default 'open',
  done_at timestamptz,
  done_by uuid,
  note text check (char_length(note) between 1 and 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint tasks_done_check check ((state = 'done') = (done_at is not null))
);
comment on table public.tasks is 'Cleaning and inspection of houses, kept in step with the stays; what was done stays on record.';
create unique index tasks_open on public.tasks (reservation_id, kind) where state = 'open';
create unique index tasks_done on public.tasks (reservation_id, kind, due_on) where state = 'done';
create index tasks_due_on_idx on public.tasks (due_on);

alter table public.tasks enable row level security;
grant select on public.tasks to authenticated;
grant all on public.tasks to service_role;

create policy "Staff read all tasks" on public.tasks
  for select to authenticated using ((select private.is_staff()));

-- Who leaves early leaves a house that has to be cleaned.
create function private.tasks_of(stay public.reservations) returns table (kind public.task_kind, due_on date)
language sql stable security definer set search_path = ''
as $$
  select 'clean'::public.task_kind, upper(o.nights) from public.occupancy o
    where o.reservation_id = stay.id and stay.status = 'cancelled' and o.released_at is null
  union all
  select 'clean', stay.check_out where stay.status = 'confirmed'
  union all
  select 'inspect', stay.check_in - 1 where stay.status = 'confirmed' and not exists (
    select from public.occupancy o join public.properties p on p.id = stay.property_id
    left join public.reservations r on r.id = o.reservation_id
    where int4range(o.property_number, o.property_number, '[]') && int4range(p.number, p.number, '[]')
      and o.nights && daterange(stay.check_in - 14, stay.check_in)
      and o.released_at is null and (o.kind = 'feed' or r.status = 'confirmed')
  );
$$;

-- Nothing is planned for what is over. An inspection is dropped once the guests are there; a house that was not cleaned
-- on its day still has to be.
create function private.plan_tasks(stays uuid[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
begin
  delete from public.tasks t using public.reservations r
    where r.id = t.reservation_id and r.id = any (stays) and t.state = 'open' and (
      t.kind not in (select rule.kind from private.tasks_of(r) rule)
      or (t.kind = 'inspect' and r.check_in < today)
      or exists (
        select from private.tasks_of(r) rule
        join public.tasks done on done.reservation_id = r.id and done.kind = rule.kind
          and done.due_on = rule.due_on and done.state = 'done'
        where rule.kind = t.kind
      )
    );
  insert into public.tasks as t (property_id, reservation_id, kind, due_on)
  select r.property_id, r.id, rule.kind, rule.due_on
  from public.reservations r cross join lateral private.tasks_of(r) rule
  where r.id = any (stays)
    and case rule.kind when 'inspect' then r.check_in else r.check_out end >= today
    and not exists (
      select from public.tasks done
      where done.reservation_id = r.id and done.kind = rule.kind and done.due_on = rule.due_on and done.state = 'done'
    )
  on conflict (reservation_id, kind) where state = 'open'
    do update set due_on = excluded.due_on, property_id = excluded.property_id, version = t.version + 1
    where (t.due_on, t.property_id) is distinct from (excluded.due_on, excluded.property_id);
end;
$$;
comment on function private.plan_tasks is 'Brings the open tasks of these stays in line with the rules; what was done stays.';

create function private.replan_tasks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before public.occupancy;
  after public.occupancy;
begin
  if tg_op <> 'INSERT' then before := old; end if;
  if tg_op <> 'DELETE' then after := new; end if;
  -- The stay itself, and those whose arrival these nights make come after empty ones, or no longer.
  perform private.plan_tasks(array(
    select r.id from public.reservations r
    where r.id in (before.reservation_id, after.reservation_id)
      or (r.property_id = before.property_id
        and r.check_in between lower(before.nights) and upper(before.nights) + 14)
      or (r.property_id = after.property_id
        and r.check_in between lower(after.nights) and upper(after.nights) + 14)
  ));
  return null;
end;
$$;

create trigger replan_tasks after insert or update or delete on public.occupancy
  for each row execute function private.replan_tasks();

create function public.change_task(task_id uuid, done boolean, note text, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  task public.tasks;
  new_state constant public.task_state := case when done then 'done' else 'open' end;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  note := private.optional_text(note, 500, 'bad_note');
  select * into task from public.tasks t where t.id = task_id for no key update;
  if not found then perform private.refuse('unknown_task'); end if;
  -- What is as wished already was sent twice, or done by two.
  if (task.state, task.note) is not distinct from (new_state, note) then return; end if;
  if task.version is distinct from expected_version then perform private.refuse('stale'); end if;
  -- What was done for a stay that has moved since stays done.
  if task.state = 'done' and new_state = 'open' and not exists (
    select from public.reservations r cross join lateral private.tasks_of(r) rule
    where r.id = task.reservation_id and rule.kind = task.kind and rule.due_on = task.due_on
  ) then
    perform private.refuse('unknown_task');
  end if;
  update public.tasks t set state = new_state, note = change_task.note, version = t.version + 1,
      done_at = case when new_state = 'done' then coalesce(t.done_at, now()) end,
      done_by = case when new_state = 'done' then coalesce(t.done_by, auth.uid()) end
    where t.id = task.id;
end;
$$;
comment on function public.change_task is 'Staff mark a task done, or open again, and replace its note.';

grant execute on function public.change_task to authenticated;

-- The list of one day for the people at the houses: who arrives, who leaves, who stays, and what is to do.
create function private.day_stay(stay public.reservations) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', stay.id, 'code', stay.code, 'property_id', stay.property_id,
    'property', (select p.name from public.properties p where p.id = stay.property_id),
    'name', n.name, 'phone', n.phone, 'guests', stay.guests, 'check_in', stay.check_in, 'check_out', stay.check_out,
    'request_id', q.id,
    'owed_cents', (
      select coalesce(sum(p.amount_cents), 0) from public.payments p
      where p.reservation_id = stay.id and p.kind <> 'refund' and private.is_open(p)
    ),
    'details', to_jsonb(a) - '{reservation_id,changed_by,diet_version}'::text[])
  from (select stay.id) one
  left join public.reservation_contacts n on n.reservation_id = one.id
  left join public.arrival_details a on a.reservation_id = one.id
  left join public.requests q on q.reservation_id = one.id;
$$;

create function public.day_list(on_day date default null)
returns table (day date, today date, arrivals jsonb, departures jsonb, staying jsonb, tasks jsonb, services jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  today := private.house_today();
  day := coalesce(on_day, today);
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if day not between date '2020-01-01' and date '2199-12-31' then perform private.refuse('bad_dates'); end if;
  select
    coalesce(jsonb_agg(private.day_stay(r) order by p.number) filter (where r.check_in = day), '[]'),
    coalesce(jsonb_agg(private.day_stay(r) order by p.number) filter (where r.check_out = day), '[]'),
    coalesce(jsonb_agg(private.day_stay(r) order by p.number) filter (where r.check_in < day and r.check_out > day), '[]')
    into arrivals, departures, staying
  from public.reservations r join public.properties p on p.id = r.property_id
  where r.status = 'confirmed' and r.check_in between day - 400 and day and r.check_out >= day;
  -- What was not done on its day is still to do today.
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'property_id', t.property_id, 'property', p.name,
    'kind', t.kind, 'due_on', t.due_on, 'done', t.state = 'done', 'done_at', t.done_at,
    'done_by', case when t.done_by is not null then private.first_name_of(t.done_by) end,
    'note', t.note, 'version', t.version) order by p.number, t.kind, t.due_on), '[]') into tasks
  from public.tasks t join public.properties p on p.id = t.property_id
  join public.reservations r on r.id = t.reservation_id
  where t.due_on = day or (day = today and t.state = 'open' and t.due_on < today
    and (t.kind = 'clean' or r.check_in >= today));
  select coalesce(jsonb_agg(jsonb_build_object('request_id', a.request_id, 'property', p.name, 'code', r.code,
    'title', b.service_title, 'at_time', a.at_time, 'name', b.name, 'phone', b.phone, 'guests', b.guests,
    'note', a.note, 'status', a.status) order by p.number nulls last, a.at_time nulls last, a.request_id), '[]') into services
  from public.service_arrangements a
  join public.requests q on q.id = a.request_id
  join public.service_bookings b on b.id = q.service_booking_id
  left join public.reservations r on r.id = a.reservation_id
  left join public.properties p on p.id = r.property_id
  where a.on_day = day and a.status in ('accepted', 'arranged', 'done');
  return next;
end;
$$;
comment on function public.day_list is
  'For staff: the arrivals, departures and stays of a day at the houses, by default today, with arrival details, what is owed, the services, and the tasks; today''s list has those that are overdue.';

create index reservations_confirmed_check_in_idx on public.reservations (check_in) where status = 'confirmed';

grant execute on function public.day_list to authenticated;
