create table public.office_hours (
  id integer generated always as identity primary key,
  weekday integer not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens),
  unique (weekday, opens)
);
comment on table public.office_hours is 'When the house answers, in its own time zone; a day can have several intervals.';
comment on column public.office_hours.weekday is 'ISO day of the week: 1 is Monday.';

create table public.office_closures (
  day date primary key check (isfinite(day)),
  reason text not null check (char_length(reason) between 1 and 200)
);
comment on table public.office_closures is 'Days on which the office is closed.';

alter table public.office_hours enable row level security;
alter table public.office_closures enable row level security;
grant select on public.office_hours to anon, authenticated;
grant select on public.office_closures to authenticated;
grant all on public.office_hours, public.office_closures to service_role;

create policy "Everyone reads the office hours" on public.office_hours
  for select to anon, authenticated using (true);

create policy "Staff read the closures" on public.office_closures
  for select to authenticated using ((select private.is_staff()));

insert into public.office_hours (weekday, opens, closes)
select day, '08:00'::time, '20:00'::time from generate_series(1, 5) day
union all
select day, '09:00', '18:00' from generate_series(6, 7) day;

-- The house promises an answer within two office hours. The promise is computed when it is read, never stored.
create function private.open_hours(day date) returns tstzmultirange
language sql stable set search_path = ''
as $$
  select coalesce(range_agg(tstzrange(least(office.opens, office.closes), office.closes)), '{}')
  from (
    select (open_hours.day + h.opens) at time zone 'America/Mexico_City' as opens,
      (open_hours.day + h.closes) at time zone 'America/Mexico_City' as closes
    from public.office_hours h where h.weekday = extract(isodow from open_hours.day)
  ) office
  where not exists (select from public.office_closures c where c.day = open_hours.day);
$$;
comment on function private.open_hours is 'When the office is open on a day of the house; overlapping intervals count once.';

create function public.answer_due(since timestamptz default now()) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  first constant date := (since at time zone 'America/Mexico_City')::date;
  lacking interval := '2 hours';
  starts timestamptz;
  open tstzrange;
begin
  if since is null or not isfinite(since) then return null; end if;
  -- An office that is closed for more than a year promises nothing.
  for ahead in 0..400 loop
    for open in select span from unnest(private.open_hours(first + ahead)) span order by span loop
      starts := greatest(lower(open), since);
      continue when upper(open) <= starts;
      if upper(open) - starts >= lacking then return starts + lacking; end if;
      lacking := lacking - (upper(open) - starts);
    end loop;
  end loop;
  return null;
end;
$$;
comment on function public.answer_due is 'When the house answers what it was asked at a moment; null without office hours.';

create function private.overdue_since(moment timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  last constant date := (moment at time zone 'America/Mexico_City')::date;
  lacking interval := '2 hours';
  ends timestamptz;
  open tstzrange;
begin
  for back in 0..400 loop
    for open in select span from unnest(private.open_hours(last - back)) span order by span desc loop
      ends := least(upper(open), moment);
      continue when ends <= lower(open);
      if ends - lower(open) >= lacking then return ends - lacking; end if;
      lacking := lacking - (ends - lower(open));
    end loop;
  end loop;
  return null;
end;
$$;
comment on function private.overdue_since is
  'The inverse of answer_due: what has waited since then or longer is overdue. An index answers that question.';

grant execute on function public.answer_due to anon, authenticated, service_role;
grant execute on function private.overdue_since to authenticated, service_role;

-- The house's hours are changed as one whole, by staff, and every change stays on record.
create function private.office_rows() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'hours', (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday,
        'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')) order by h.weekday, h.opens), '[]')
      from public.office_hours h),
    'closures', (select coalesce(jsonb_agg(jsonb_build_object('day', c.day, 'reason', c.reason) order by c.day), '[]')
      from public.office_closures c where c.day >= private.house_today())
  );
$$;

create function public.office()
returns table (
  version integer, changed_at timestamptz, changed_by text, today date, answer_due timestamptz, hours jsonb,
  closures jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  latest private.setting_changes;
  rows constant jsonb := private.office_rows();
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into latest from private.setting_changes c where c.id = private.setting_version('office', null);
  return query select coalesce(latest.id, 0), latest.changed_at,
    case when latest.id is not null then private.first_name_of(latest.changed_by) end,
    private.house_today(), public.answer_due(now()), rows -> 'hours', rows -> 'closures';
end;
$$;
comment on function public.office is
  'For staff: office hours, days off from today on, their version, who changed them last, and when somebody who writes now is answered.';

create function private.write_office(property_id text, draft jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  hours constant jsonb := draft -> 'hours';
  closures constant jsonb := draft -> 'closures';
  before constant jsonb := private.office_rows();
  clock constant text := '^([01][0-9]|2[0-3]):[0-5][0-9]$';
begin
  if coalesce(jsonb_typeof(hours) <> 'array' or jsonb_array_length(hours) > 42, true) or exists (
    select from jsonb_array_elements(hours) h
    where coalesce(h ->> 'weekday' !~ '^[1-7]$' or h ->> 'opens' !~ clock
      or (h ->> 'closes' !~ clock and h ->> 'closes' <> '24:00') or h ->> 'closes' <= h ->> 'opens', true)
  ) or exists (
    select from jsonb_array_elements(hours) with ordinality one (h, at)
    join jsonb_array_elements(hours) with ordinality other (h, at) on other.at > one.at
    where one.h ->> 'weekday' = other.h ->> 'weekday'
      and one.h ->> 'opens' < other.h ->> 'closes' and other.h ->> 'opens' < one.h ->> 'closes'
  ) or exists (
    select from jsonb_array_elements(hours) h group by h ->> 'weekday' having count(*) > 6
  ) then
    perform private.refuse('bad_hours');
  end if;
  if coalesce(jsonb_typeof(closures) <> 'array' or jsonb_array_length(closures) > 400, true) or exists (
    select from jsonb_array_elements(closures) c
    where coalesce(c ->> 'day' !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' or c ->> 'day' > (private.house_today() + 1096)::text
      or char_length(btrim(c ->> 'reason')) not between 1 and 200, true)
  ) or exists (
    select from jsonb_array_elements(closures) c group by c ->> 'day' having count(*) > 1
  ) then
    perform private.refuse('bad_closure');
  end if;
  if exists (select from jsonb_array_elements(closures) c where c ->> 'day' < private.house_today()::text) then
    perform private.refuse('closed_past');
  end if;

  delete from public.office_hours;
  insert into public.office_hours (weekday, opens, closes)
    select (h ->> 'weekday')::integer, (h ->> 'opens')::time, (h ->> 'closes')::time
    from jsonb_array_elements(hours) h;
  -- What was promised before a day off counts on it: days that are past stay.
  delete from public.office_closures c where c.day >= private.house_today();
  insert into public.office_closures (day, reason)
    select (c ->> 'day')::date, btrim(c ->> 'reason') from jsonb_array_elements(closures) c;
  perform private.note_setting('office', null, before, private.office_rows());
exception when datetime_field_overflow or invalid_datetime_format then
  -- 31 February.
  perform private.refuse('bad_closure');
end;
$$;

create function public.set_office(hours jsonb, closures jsonb, expected_version integer) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.save_setting('office', null, jsonb_build_object('hours', hours, 'closures', closures), expected_version);
$$;
comment on function public.set_office is
  'Staff replace the hours of a week and the days off from today on. A day can close at 24:00.';

create function public.preview_office(hours jsonb, closures jsonb) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- The clock itself answers, with the new hours in place; then they are taken back.
  begin
    perform private.write_office(null, jsonb_build_object('hours', hours, 'closures', closures));
    due := public.answer_due(now());
    raise exception using errcode = 'MR000';
  exception when sqlstate 'MR000' then
    null;
  end;
  return due;
end;
$$;
comment on function public.preview_office is
  'For staff: when somebody who writes now would be answered with these hours and days off; changes nothing.';

grant execute on function public.office, public.set_office, public.preview_office to authenticated;

-- Guests read on which days nobody answers; the reasons stay with the staff.
create function public.office_closed_days() returns date[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(c.day order by c.day), '{}') from public.office_closures c
  where c.day between private.house_today() and private.house_today() + 60;
$$;
comment on function public.office_closed_days is 'The days off of the office in the next 60 days, for everyone.';

grant execute on function public.office_closed_days to anon, authenticated;
