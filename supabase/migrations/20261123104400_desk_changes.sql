insert into private.refusals (word, status, message) values
  ('bad_snooze', 'PT400', 'A request can be put off for up to a year.'),
  ('bad_assignee', 'PT400', 'Requests are assigned to staff.'),
  ('bad_merge', 'PT400', 'Only inquiries and service bookings of one guest can be merged.'),
  ('too_many', 'PT400', 'That is too many at once.'),
  ('undecided', 'PT409', 'A stay that is asked for is confirmed or declined first.');

alter table public.requests add column merged_into uuid references public.requests (id) on delete set null;
comment on column public.requests.merged_into is 'The request of the same guest in which this one is answered.';
create index requests_merged_into_idx on public.requests (merged_into) where merged_into is not null;

comment on column public.requests.unread is 'Whether the house has done nothing with it since the guest last wrote.';

create table public.request_leases (
  request_id uuid primary key references public.requests (id) on delete cascade,
  holder uuid not null references auth.users (id) on delete cascade,
  until timestamptz not null
);
comment on table public.request_leases is 'Who is writing an answer at the moment, so that two people do not write the same one.';
alter table public.request_leases enable row level security;
revoke all on public.request_leases from anon, authenticated;
grant select on public.request_leases to authenticated;
grant all on public.request_leases to service_role;
create policy "Staff read who is writing" on public.request_leases
  for select to authenticated using ((select private.is_staff()));

create or replace function private.log_request_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.version := old.version + 1;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
  select old.id, auth.uid(), case when auth.uid() is null then 'clock'
      when auth.uid() = old.guest_id then 'guest' else 'house' end,
    change.kind, change.more || jsonb_build_object('old', change.old, 'new', change.new)
  from (values
    ('state'::public.event_kind, to_jsonb(old.state), to_jsonb(new.state), '{}'::jsonb),
    ('state', to_jsonb(old.snoozed_until), to_jsonb(new.snoozed_until), '{"of": "snoozed_until"}'),
    ('state', to_jsonb(old.merged_into), to_jsonb(new.merged_into), '{"of": "merged_into"}'),
    ('assignment', to_jsonb(old.assignee), to_jsonb(new.assignee), '{}')
  ) as change (kind, old, new, more)
  where change.old is distinct from change.new;
  return new;
end;
$$;

create function private.lock_request(request uuid, expected_version integer) returns public.requests
language plpgsql security definer set search_path = ''
as $$
declare
  seen public.requests;
  last public.request_events;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  select * into seen from public.requests q where q.id = request for update;
  if not found then perform private.refuse('not_allowed'); end if;
  if seen.version is distinct from expected_version then
    select * into last from public.request_events e
      where e.request_id = request and e.kind not in ('mail', 'note') order by e.id desc limit 1;
    perform private.refuse('stale', format('%s changed it at %s.', private.first_name_of(last.actor_id),
      to_char(last.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  end if;
  return seen;
end;
$$;
comment on function private.lock_request is 'The request, for staff who have seen its latest version; the others are refused.';

create function private.request_shape(q public.requests) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object('id', q.id, 'state', q.state, 'assignee', q.assignee,
    'snoozed_until', q.snoozed_until, 'merged_into', q.merged_into, 'version', q.version);
$$;
comment on function private.request_shape is 'A request as the functions of the desk answer it.';

-- Only what the change names is changed; a date of snoozing is over with any other state.
create function private.change_request(request uuid, expected_version integer, change jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  seen public.requests := private.lock_request(request, expected_version);
  to_state constant public.request_state := change ->> 'state';
  until constant timestamptz := change ->> 'snoozed_until';
  person constant uuid := change ->> 'assignee';
begin
  if to_state = 'waiting' and coalesce(until not between now() and now() + interval '1 year', true) then
    perform private.refuse('bad_snooze');
  end if;
  if person is not null and not exists (select from private.staff() s where s.id = person) then
    perform private.refuse('bad_assignee');
  end if;
  if to_state = 'closed' and exists (
    select from public.reservations r where r.id = seen.reservation_id and r.status = 'pending'
  ) then
    perform private.refuse('undecided');
  end if;
  update public.requests q set
    state = coalesce(to_state, q.state),
    snoozed_until = case when to_state is null then q.snoozed_until else until end,
    merged_into = case when to_state is null then q.merged_into else (change ->> 'merged_into')::uuid end,
    assignee = case when change ? 'assignee' then person else q.assignee end,
    unread = false
    where q.id = request returning q.* into seen;
  return private.request_shape(seen);
end;
$$;
comment on function private.change_request is 'What staff change of a request; see the functions of the desk.';

create function private.staff() returns table (id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select r.user_id, coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), p.email, '-')
  from public.user_roles r left join public.profiles p on p.user_id = r.user_id
  where r.role = 'admin' or (r.role = 'management'
    and exists (select from private.staff_approvals a where a.user_id = r.user_id));
$$;
comment on function private.staff is 'The accounts that answer requests.';

create function public.staff_members() returns table (id uuid, name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return query select s.id, s.name from private.staff() s order by s.name, s.id;
end;
$$;
comment on function public.staff_members is 'To whom staff can assign a request.';

create function public.assign_request(request_id uuid, assignee uuid, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.change_request(request_id, expected_version, jsonb_build_object('assignee', assignee)); $$;
comment on function public.assign_request is 'Staff say who answers; null for nobody.';

create function public.snooze_request(request_id uuid, until timestamptz, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.change_request(request_id, expected_version,
    jsonb_build_object('state', 'waiting', 'snoozed_until', until));
$$;
comment on function public.snooze_request is
  'Staff put a request off until a time. The time by which an answer is due stays what it was.';

create function public.close_request(request_id uuid, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.change_request(request_id, expected_version, '{"state": "closed"}'); $$;
comment on function public.close_request is 'Staff say that nothing is left to do; a stay that is asked for needs a decision first.';

create function public.reopen_request(request_id uuid, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.change_request(request_id, expected_version, '{"state": "open"}'); $$;
comment on function public.reopen_request is 'Staff take a request up again, one that was put off or merged too.';

create function public.close_requests(requests jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  one record;
  answers jsonb := '[]';
  word text;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if jsonb_array_length(requests) > 200 then perform private.refuse('too_many'); end if;
  -- In one order, so that two people who close the same requests do not wait for each other.
  for one in select * from jsonb_to_recordset(requests) as r (id uuid, version integer) order by r.id loop
    word := null;
    begin
      perform private.change_request(one.id, one.version, '{"state": "closed"}');
    exception when others then
      get stacked diagnostics word = pg_exception_detail;
      if sqlstate not like 'PT4%' then raise; end if;
    end;
    answers := answers || jsonb_build_array(jsonb_build_object('id', one.id, 'refused', word));
  end loop;
  return answers;
end;
$$;
comment on function public.close_requests is
  'Closes many requests, given as [{ id, version }], and says of each why not; what is refused does not stop the rest.';

create function private.merge_requests(source uuid, target uuid, expected_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  merged public.requests := private.lock_request(source, expected_version);
  kept public.requests;
begin
  select * into kept from public.requests q where q.id = target;
  if kept.id is null or source = target or merged.kind = 'stay' or kept.merged_into is not null
    or (merged.guest_id is not null and merged.guest_id is distinct from kept.guest_id)
    or (merged.guest_id is null and (select lower(m.address) from private.mail_facts(merged) m)
      is distinct from (select lower(m.address) from private.mail_facts(kept) m))
  then
    perform private.refuse('bad_merge');
  end if;
  update public.requests q set merged_into = target where q.merged_into = source;
  insert into public.request_events (request_id, actor_id, actor, kind, data)
    values (target, auth.uid(), 'house', 'state', jsonb_build_object('of', 'merged', 'new', source));
  return private.change_request(source, expected_version,
    jsonb_build_object('state', 'closed', 'merged_into', target));
end;
$$;
comment on function private.merge_requests is 'Answers one request in another; see public.merge_requests.';

create function public.merge_requests(request_id uuid, into_id uuid, expected_version integer) returns jsonb
language sql volatile set search_path = ''
as $$ select private.merge_requests(request_id, into_id, expected_version); $$;
comment on function public.merge_requests is
  'Staff close a request and answer it in another of the same guest, to which what the guest writes goes from then on.';

create function private.write_note(request uuid, said text, key uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  note public.request_events;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  perform from public.requests q where q.id = request for update;
  if not found then perform private.refuse('not_allowed'); end if;
  if key is null then perform private.refuse('bad_key'); end if;
  select * into note from public.request_events e where e.actor_id = me and e.request_key = key;
  if not found then
    if coalesce(char_length(btrim(said, E' \t\r\n')) not between 1 and 4000, true) then
      perform private.refuse('bad_body');
    end if;
    insert into public.request_events (request_id, actor_id, actor, kind, body, request_key)
    values (request, me, 'house', 'note', btrim(said, E' \t\r\n'), key) returning * into note;
  end if;
  return jsonb_build_object('id', note.id, 'request_id', note.request_id, 'at', note.at,
    'kind', note.kind, 'body', note.body);
end;
$$;
comment on function private.write_note is 'Writes a note; see public.add_note.';

create function public.add_note(request_id uuid, body text, request_key uuid) returns jsonb
language sql volatile set search_path = ''
as $$ select private.write_note(request_id, body, request_key); $$;
comment on function public.add_note is 'Staff note what guests never read. The same request_key gives the same note.';

create function private.hold_request(request uuid, hold boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  lease public.request_leases;
begin
  if not private.is_staff() or not exists (select from public.requests q where q.id = request) then
    perform private.refuse('not_allowed');
  end if;
  if hold then
    insert into public.request_leases as l (request_id, holder, until) values (request, me, now() + interval '60 seconds')
    on conflict (request_id) do update set holder = excluded.holder, until = excluded.until
      where l.holder = me or l.until <= now();
  else
    delete from public.request_leases l where l.request_id = request and l.holder = me;
  end if;
  select * into lease from public.request_leases l where l.request_id = request and l.until > now();
  return jsonb_build_object('mine', coalesce(lease.holder = me, false), 'until', lease.until,
    'holder', lease.holder, 'name', case when lease.holder is not null then private.first_name_of(lease.holder) end,
    'version', (select q.version from public.requests q where q.id = request));
end;
$$;
comment on function private.hold_request is 'Takes, renews or ends a lease; see public.hold_request.';

create function public.hold_request(request_id uuid, hold boolean default true) returns jsonb
language sql volatile set search_path = ''
as $$ select private.hold_request(request_id, hold); $$;
comment on function public.hold_request is
  'Says for 60 seconds that the caller is writing an answer, and who is; hold false ends it. It keeps nobody from answering.';

-- What is written in a merged request goes to the one in which it is answered.
create or replace function public.send_message(request_id uuid, body text, request_key uuid) returns jsonb
language sql volatile set search_path = ''
as $$
  select private.add_message(
    coalesce((select q.merged_into from public.requests q where q.id = send_message.request_id), send_message.request_id),
    body, request_key);
$$;

revoke all on function private.lock_request, private.request_shape, private.change_request, private.staff,
  private.merge_requests, private.write_note, private.hold_request from public;
revoke all on function public.staff_members, public.assign_request, public.snooze_request, public.close_request,
  public.reopen_request, public.close_requests, public.merge_requests, public.add_note, public.hold_request
  from public, anon, authenticated, service_role;
grant execute on function private.change_request, private.merge_requests, private.write_note, private.hold_request,
  public.staff_members, public.assign_request, public.snooze_request, public.close_request, public.reopen_request,
  public.close_requests, public.merge_requests, public.add_note, public.hold_request to authenticated;
