-- The house's hours are changed as one whole, by staff, and every change stays on record.
create table private.office_changes (
  version integer primary key check (version > 0),
  changed_at timestamptz not null default now(),
  changed_by uuid,
  old jsonb not null,
  new jsonb not null
);
comment on table private.office_changes is 'Every change of office hours and closures: who, when, before and after.';
alter table private.office_changes enable row level security;
revoke all on private.office_changes from anon, authenticated;
grant select on private.office_changes to service_role;

create function private.keep_office_changes() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The record of changes is only added to.' using errcode = '42501';
end;
$$;
comment on function private.keep_office_changes is 'Keeps the record of changes from being rewritten.';
create trigger keep_office_changes before update or delete on private.office_changes
  for each statement execute function private.keep_office_changes();

insert into private.refusals (word, status, message) values
  ('bad_hours', 'PT400', 'A day has at most six intervals, each begins before it ends, and none overlap.'),
  ('bad_closure', 'PT400', 'A day off has a date of its own, within three years, and a reason.'),
  ('closed_past', 'PT400', 'A day off cannot be past.');

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
comment on function private.office_rows is 'The hours of a week and the days off that are not past.';

create function private.office() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  latest private.office_changes;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into latest from private.office_changes c order by c.version desc limit 1;
  return private.office_rows() || jsonb_build_object(
    'version', coalesce(latest.version, 0),
    'changed_at', latest.changed_at,
    'changed_by', case when latest.version is not null then private.first_name_of(latest.changed_by) end,
    'today', private.house_today(),
    'answer_due', private.answer_due(now()));
end;
$$;
comment on function private.office is 'See public.office.';

create function private.write_office(hours jsonb, closures jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
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
exception when datetime_field_overflow or invalid_datetime_format then
  -- 31 February.
  perform private.refuse('bad_closure');
end;
$$;
comment on function private.write_office is 'Checks and replaces the hours of a week and the days off from today on.';

create function private.set_office(hours jsonb, closures jsonb, expected_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  latest private.office_changes;
  before jsonb;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- Changes wait for each other, so that the later of two sees the version of the first.
  lock table private.office_changes in share row exclusive mode;
  select * into latest from private.office_changes c order by c.version desc limit 1;
  if coalesce(latest.version, 0) is distinct from expected_version then
    perform private.refuse('stale', format('%s changed it at %s.', private.first_name_of(latest.changed_by),
      to_char(latest.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  end if;
  before := private.office_rows();
  perform private.write_office(hours, closures);
  insert into private.office_changes (version, changed_by, old, new)
    values (expected_version + 1, auth.uid(), before, private.office_rows());
  return private.office();
end;
$$;
comment on function private.set_office is 'See public.set_office.';

create function private.preview_office(hours jsonb, closures jsonb) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  due timestamptz;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- The clock itself answers, with the new hours in place; then they are taken back.
  begin
    perform private.write_office(hours, closures);
    due := private.answer_due(now());
    raise exception using errcode = 'MR000';
  exception when sqlstate 'MR000' then
    null;
  end;
  return due;
end;
$$;
comment on function private.preview_office is 'See public.preview_office.';

create function public.office() returns jsonb
language sql stable set search_path = ''
as $$ select private.office(); $$;
comment on function public.office is
  'For staff: office hours, days off from today on, their version, who changed them last, and when somebody who writes now is answered.';

create function public.set_office(hours jsonb, closures jsonb, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.set_office(hours, closures, expected_version); $$;
comment on function public.set_office is
  'Staff replace the hours of a week and the days off from today on; answers like public.office. A day can close at 24:00.';

create function public.preview_office(hours jsonb, closures jsonb) returns timestamptz
language sql volatile set search_path = ''
as $$ select private.preview_office(hours, closures); $$;
comment on function public.preview_office is
  'For staff: when somebody who writes now would be answered with these hours and days off; changes nothing.';

revoke all on function private.keep_office_changes, private.office_rows, private.office, private.write_office,
  private.set_office, private.preview_office from public;
revoke all on function public.office, public.set_office, public.preview_office
  from public, anon, authenticated, service_role;
grant execute on function private.office, private.set_office, private.preview_office,
  public.office, public.set_office, public.preview_office to authenticated;
