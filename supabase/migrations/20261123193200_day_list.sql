-- The list of one day for the people at the houses: who arrives, who leaves, who stays, and what is to do.
create function private.day_stay(stay public.reservations) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('id', stay.id, 'code', stay.code, 'property_id', stay.property_id,
    'name', n.name, 'phone', n.phone, 'guests', stay.guests, 'check_in', stay.check_in, 'check_out', stay.check_out,
    'request_id', q.id,
    'owed_cents', (
      select coalesce(sum(p.amount_cents), 0) from public.payments p
      where p.reservation_id = stay.id and p.kind <> 'refund' and p.received_at is null and p.voided_at is null
    ),
    'details', to_jsonb(a) - '{reservation_id,changed_by}'::text[])
  from (select stay.id) one
  left join public.reservation_contacts n on n.reservation_id = one.id
  left join public.arrival_details a on a.reservation_id = one.id
  left join public.requests q on q.reservation_id = one.id;
$$;
comment on function private.day_stay is 'A stay as the list of a day has it.';

create function private.day_list(day date) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
  shown constant date := coalesce(day, today);
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if shown not between date '2020-01-01' and date '2199-12-31' then perform private.refuse('bad_dates'); end if;
  return jsonb_build_object('day', shown, 'today', today) || (
    select jsonb_build_object(
      'arrivals', coalesce(jsonb_agg(private.day_stay(r) order by p.number) filter (where r.check_in = shown), '[]'),
      'departures', coalesce(jsonb_agg(private.day_stay(r) order by p.number) filter (where r.check_out = shown), '[]'),
      'staying', coalesce(jsonb_agg(private.day_stay(r) order by p.number)
        filter (where r.check_in < shown and r.check_out > shown), '[]'))
    from public.reservations r join public.properties p on p.id = r.property_id
    where r.status = 'confirmed' and r.check_in between shown - 400 and shown and r.check_out >= shown
  ) || jsonb_build_object('tasks', (
    -- What was not done on its day is still to do today.
    select coalesce(jsonb_agg(private.task_shape(t) order by p.number, t.kind, t.due_on), '[]')
    from public.tasks t join public.properties p on p.id = t.property_id
    join public.reservations r on r.id = t.reservation_id
    where t.due_on = shown or (shown = today and t.state = 'open' and t.due_on < today
      and (t.kind = 'clean' or r.check_in >= today))
  ));
end;
$$;
comment on function private.day_list is 'See public.day_list.';

create function public.day_list(day date default null) returns jsonb
language sql stable set search_path = ''
as $$ select private.day_list(day); $$;
comment on function public.day_list is
  'For staff: the arrivals, departures and stays of a day at the houses, by default today, with arrival details, what is owed, and the tasks; today''s list has those that are overdue.';

create index reservations_confirmed_check_in_idx on public.reservations (check_in) where status = 'confirmed';

revoke all on function private.day_stay, private.day_list from public;
revoke all on function public.day_list from public, anon, authenticated, service_role;
grant execute on function private.day_list, public.day_list to authenticated;
