-- What must be done in a house: cleaned on each day of departure, looked after the day before somebody arrives after 14
-- nights in which no guest slept there. Blocked nights count as empty: nobody prepared the house for guests in them.
create type public.task_kind as enum ('clean', 'inspect');
create type public.task_state as enum ('open', 'done');

insert into private.refusals (word, status, message) values
  ('unknown_task', 'PT404', 'This task is gone: its stay was moved or canceled.');

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
revoke all on public.tasks from anon, authenticated;
grant select on public.tasks to authenticated;
grant all on public.tasks to service_role;

create policy "Staff read all tasks" on public.tasks
  for select to authenticated using ((select private.is_staff()));

create function private.tasks_of(stay public.reservations) returns table (kind public.task_kind, due_on date)
language sql stable security definer set search_path = ''
as $$
  select 'clean'::public.task_kind, stay.check_out where stay.status = 'confirmed'
  union all
  select 'inspect', stay.check_in - 1 where stay.status = 'confirmed' and not exists (
    select from public.occupancy o join public.properties p on p.id = stay.property_id
    left join public.reservations r on r.id = o.reservation_id
    where int4range(o.property_number, o.property_number, '[]') && int4range(p.number, p.number, '[]')
      and o.nights && daterange(stay.check_in - 14, stay.check_in)
      and o.released_at is null and (o.kind = 'feed' or r.status = 'confirmed')
  );
$$;
comment on function private.tasks_of is 'The tasks that the rules give a stay.';

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
comment on function private.replan_tasks is 'Keeps the tasks in step with the nights that are taken.';

create trigger replan_tasks after insert or update or delete on public.occupancy
  for each row execute function private.replan_tasks();

create function private.change_task(task_id uuid, done boolean, note text, expected_version integer) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  task public.tasks;
  said constant text := nullif(btrim(note, E' \t\r\n'), '');
  wanted constant public.task_state := case when done then 'done' else 'open' end;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if char_length(said) > 500 then perform private.refuse('bad_note'); end if;
  select * into task from public.tasks t where t.id = task_id for no key update;
  if not found then perform private.refuse('unknown_task'); end if;
  -- What is as wished already was sent twice, or done by two.
  if (task.state, task.note) is not distinct from (wanted, said) then return private.task_shape(task); end if;
  if task.version is distinct from expected_version then
    perform private.refuse('stale');
  end if;
  -- What was done for a stay that has moved since stays done.
  if task.state = 'done' and wanted = 'open' and not exists (
    select from public.reservations r cross join lateral private.tasks_of(r) rule
    where r.id = task.reservation_id and rule.kind = task.kind and rule.due_on = task.due_on
  ) then
    perform private.refuse('unknown_task');
  end if;
  update public.tasks t set state = wanted, note = said, version = t.version + 1,
      done_at = case when wanted = 'done' then coalesce(t.done_at, now()) end,
      done_by = case when wanted = 'done' then coalesce(t.done_by, auth.uid()) end
    where t.id = task.id returning * into task;
  return private.task_shape(task);
end;
$$;
comment on function private.change_task is 'See public.change_task.';

create function private.task_shape(task public.tasks) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', task.id, 'property_id', task.property_id, 'kind', task.kind, 'due_on', task.due_on,
    'done', task.state = 'done', 'done_at', task.done_at,
    'done_by', case when task.done_by is not null then private.first_name_of(task.done_by) end,
    'note', task.note, 'version', task.version);
$$;
comment on function private.task_shape is 'A task as staff see it.';

create function public.change_task(task_id uuid, done boolean, note text, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.change_task(task_id, done, note, expected_version); $$;
comment on function public.change_task is 'Staff mark a task done, or open again, and replace its note.';

revoke all on function private.tasks_of, private.plan_tasks, private.replan_tasks, private.change_task, private.task_shape
  from public;
revoke all on function public.change_task from public, anon, authenticated, service_role;
grant execute on function private.change_task, public.change_task to authenticated;

select private.plan_tasks(array(
  select r.id from public.reservations r where r.status = 'confirmed' and r.check_out >= private.house_today()
));
