-- What is done to keep a house in order. A cost that its owner approves becomes an expense of their statement; until then
-- they owe nothing of it.

-- An entry of the log and its expense cannot say two amounts.
alter table public.owner_expenses add constraint owner_expenses_amount_key unique (id, amount_cents);

create table public.maintenance (
  id uuid primary key default gen_random_uuid(),
  property_id text not null references public.properties (id),
  on_day date not null check (isfinite(on_day)),
  what text not null check (char_length(what) between 1 and 200),
  cost_cents integer check (cost_cents between 1 and 100000000),
  -- No foreign keys: the log outlives the accounts.
  made_by uuid,
  made_at timestamptz not null default now(),
  approved_by uuid,
  approved_at timestamptz,
  approval_note text check (char_length(approval_note) between 1 and 500),
  expense_id uuid unique,
  taken_back_by uuid,
  taken_back_at timestamptz,
  request_key uuid unique,
  foreign key (expense_id, cost_cents) references public.owner_expenses (id, amount_cents),
  check ((approved_at is null) = (expense_id is null)),
  check (expense_id is null or cost_cents is not null),
  check (approved_at is not null or approval_note is null)
);
comment on table public.maintenance is
  'Work on a house: what, when, its cost if it has one, and who approved that. An entry is never changed; a mistake is taken back and stays.';
comment on column public.maintenance.approval_note is 'How the owner approved it, where staff note that for them.';
create index maintenance_property_id_idx on public.maintenance (property_id, on_day desc);

create function private.keep_maintenance() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  approval constant text[] := '{approved_by,approved_at,approval_note,expense_id}';
  undoing constant text[] := '{taken_back_by,taken_back_at}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - approval - undoing = to_jsonb(old) - approval - undoing
    and old.taken_back_at is null
    and (old.approved_at is null or to_jsonb(new) - undoing = to_jsonb(old) - undoing) then
    return new;
  end if;
  raise exception 'Entries of the maintenance log are approved and taken back, once.' using errcode = '42501';
end;
$$;

create trigger keep_maintenance before update or delete on public.maintenance
  for each row execute function private.keep_maintenance();

alter table public.maintenance enable row level security;
grant select on public.maintenance to authenticated;
grant all on public.maintenance to service_role;

create policy "Staff read the whole log, owners that of their houses" on public.maintenance
  for select to authenticated using (
    (select private.is_staff()) or private.owns(property_id, daterange(on_day, on_day, '[]'))
  );

create function public.add_maintenance(
  property_id text, on_day date, what text, request_key uuid, cost_cents integer default null
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
  owner constant uuid := private.owner_in(property_id, on_day);
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if request_key is null then perform private.refuse('bad_key'); end if;
  if not exists (select from public.properties p where p.id = property_id) then
    perform private.refuse('unknown_property');
  end if;
  if coalesce(not isfinite(on_day) or on_day not between today - 366 and today, true) then
    perform private.refuse('bad_dates');
  end if;
  what := private.required_text(what, 200, 'bad_expense');
  if cost_cents not between 1 and 100000000 then perform private.refuse('bad_expense'); end if;
  if cost_cents is not null and owner is null then perform private.refuse('no_owner'); end if;
  insert into public.maintenance (property_id, on_day, what, cost_cents, made_by, request_key)
  values (property_id, on_day, what, cost_cents, auth.uid(), request_key)
  on conflict on constraint maintenance_request_key_key do nothing;
  if found and cost_cents is not null then
    perform private.tell_account(owner, 'cost_wanted', jsonb_build_object('property_id', property_id,
      'property', (select p.name from public.properties p where p.id = property_id),
      'on_day', on_day, 'what', what, 'amount_cents', cost_cents));
  end if;
end;
$$;
comment on function public.add_maintenance is
  'Staff log work on a house of the past year; of a cost the owner of that day is told, who approves it. The same request_key is one entry.';

create function public.approve_maintenance(maintenance_id uuid, note text default null) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  logged public.maintenance;
  owner uuid;
  expense uuid;
begin
  -- Two who approve at once wait for each other.
  select * into logged from public.maintenance m where m.id = maintenance_id for update;
  owner := private.owner_in(logged.property_id, logged.on_day);
  if coalesce(not private.is_staff() and not (private.has_role('owner') and owner = auth.uid()), true) then
    perform private.refuse('not_allowed');
  end if;
  if logged.id is null or logged.cost_cents is null then perform private.refuse('bad_expense'); end if;
  note := private.optional_text(note, 500, 'bad_note');
  if logged.taken_back_at is not null then perform private.refuse('stale'); end if;
  if logged.approved_at is not null then return; end if;
  if owner is null then perform private.refuse('no_owner'); end if;
  -- As add_expense: a month that is over is not written to any more.
  insert into public.owner_expenses (property_id, owner_id, month, spent_on, what, amount_cents, noted_by)
  values (logged.property_id, owner, date_trunc('month', private.house_today()), logged.on_day, logged.what,
    logged.cost_cents, logged.made_by)
  returning id into expense;
  update public.maintenance m
    set approved_by = auth.uid(), approved_at = now(), approval_note = note, expense_id = expense
    where m.id = maintenance_id;
end;
$$;
comment on function public.approve_maintenance is
  'Whoever owned the house on the day approves a cost, or staff note how they did; it becomes an expense of this month''s statement, once.';

create function public.take_back_maintenance(maintenance_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  logged public.maintenance;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into logged from public.maintenance m where m.id = maintenance_id for update;
  if logged.expense_id is not null then
    perform public.reverse_expense(logged.expense_id);
  else
    update public.maintenance m set taken_back_by = auth.uid(), taken_back_at = now()
      where m.id = maintenance_id and m.taken_back_at is null;
  end if;
end;
$$;
comment on function public.take_back_maintenance is
  'Staff take back an entry that was a mistake, and its expense with it; it stays in the log as taken back.';

grant execute on function public.add_maintenance, public.approve_maintenance, public.take_back_maintenance to authenticated;
