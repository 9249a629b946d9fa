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

revoke all on public.office_hours, public.office_closures from anon, authenticated;
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
