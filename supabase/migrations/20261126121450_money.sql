-- The page of money at the desk: what is due, what has to go back, what is held, and what came.
create index payments_received_on_idx on public.payments (received_on) where received_at is not null;
create index payments_disputed_idx on public.payments (reservation_id) where disputed = 'open';
create index payments_held_idx on public.payments (reservation_id)
  where kind = 'damage' and received_at is not null and reverses is null and claim_cents is null;

create function private.money_rows(with_received boolean, from_day date, to_day date)
returns table (in_group text, id uuid, reservation_id uuid, payment_id uuid, day date, cents integer)
language sql stable security definer set search_path = ''
as $$
  with today as (select private.house_today() as day)
  -- A refund is due from the day on which it was found.
  select case
      when p.kind <> 'refund' then case when p.due_on < today.day then 'overdue' else 'today' end
      when (select o.kind from public.payments o where o.id = p.refund_of) = 'unexpected' then 'unexpected'
      else 'refunds' end,
    p.id, p.reservation_id, p.id, p.due_on, p.amount_cents
  from today, public.payments p
  where p.received_at is null and p.voided_at is null and p.due_on <= today.day
  union all
  select 'held', p.id, p.reservation_id, p.id,
    (select r.check_out from public.reservations r where r.id = p.reservation_id), p.amount_cents
  from public.payments p
  -- In the words of the index, which is_held hides.
  where p.kind = 'damage' and p.received_at is not null and p.reverses is null and p.claim_cents is null
    and not private.is_undone(p)
  union all
  select 'holds', r.id, r.id, null, today.day, r.total_cents
  from today, public.reservations r
  where r.status = 'pending' and r.hold_until < (today.day + 1)::timestamp at time zone 'America/Mexico_City'
    and r.hold_until > now()
  union all
  select 'unpaid', p.id, p.reservation_id, p.id, lapse.day, p.amount_cents
  from today, public.payments p join public.reservations r on r.id = p.reservation_id
  cross join lateral (select case when r.check_in > today.day then private.lapses_on(r) end as day) as lapse
  where p.kind = 'deposit' and p.received_at is null and p.voided_at is null and p.due_on < today.day
    and r.status = 'confirmed' and lapse.day is not null
  union all
  select 'disputes', p.id, p.reservation_id, p.id, p.received_on, p.amount_cents
  from public.payments p where p.disputed = 'open'
  union all
  select 'relet', relet.id, relet.id, null, relet.closed_on, relet.cents
  from (
    -- First the few stays of a year whose nights others have taken since: what goes back is costly to find.
    with let_again as materialized (
      select distinct c.id
      from public.reservations c join public.properties h on h.id = c.property_id
      join public.occupancy o
        on int4range(o.property_number, o.property_number, '[]') && int4range(h.number, h.number, '[]') and o.nights && c.nights
      join public.reservations r on r.id = o.reservation_id
      where c.closed_as = 'cancelled_by_guest' and c.check_in > (select day - 366 from today)
        and o.released_at is null and r.status = 'confirmed' and r.created_at > c.closed_at
    )
    select c.id, (c.closed_at at time zone 'America/Mexico_City')::date as closed_on, private.relet_refund(c) as cents
    from let_again join public.reservations c on c.id = let_again.id
  ) as relet
  where relet.cents > 0
  union all
  select 'received', p.id, p.reservation_id, p.id, p.received_on, private.signed_cents(p)
  from public.payments p
  where with_received and p.received_at is not null and p.received_on >= coalesce(from_day, '-infinity')
    and p.received_on <= coalesce(to_day, 'infinity');
$$;
comment on function private.money_rows is
  'What the page of money lists, each with the day that counts and its US cents: what is to do and, if asked for, what came and went from one day to another.';

create function public.money_list(
  in_group text default 'today', words text default null, from_day date default null, to_day date default null,
  after_day date default null, after_id uuid default null, most integer default 50
) returns table (rows jsonb, sums jsonb, today jsonb)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
#variable_conflict use_variable
declare
  parts constant text[] := (
    select array_agg('%' || word || '%')
    from regexp_split_to_table(btrim(private.plain(left(words, 200))), '\s+') word where word <> '');
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return query
    with matching as materialized (
      select m.*, p.kind, p.what, p.method, p.received_on, p.reference, p.receipt_no, p.noted_by, r.code, h.name as property,
        r.check_in, r.check_out, r.hold_until
      from private.money_rows(in_group = 'received', from_day, to_day) m
      join public.reservations r on r.id = m.reservation_id
      join public.properties h on h.id = r.property_id
      left join public.payments p on p.id = m.payment_id
      left join private.stay_words w on w.reservation_id = m.reservation_id
      where parts is null or concat_ws(' ', w.words, lower(r.code), lower(p.reference)) like all (parts)
    ),
    page as materialized (
      select row_number() over (order by matching.day, matching.id) as place, matching.* from matching
      where matching.in_group = in_group and (after_day is null or (matching.day, matching.id) > (after_day, after_id))
      order by place limit least(greatest(most, 1), 1000)
    )
    select (
        select coalesce(jsonb_agg(to_jsonb(page) - '{place,in_group}'::text[] || jsonb_build_object(
          'name', (select n.name from public.reservation_contacts n where n.reservation_id = page.reservation_id),
          'request_id', (select q.id from public.requests q where q.reservation_id = page.reservation_id)
        ) order by page.place), '[]')
        from page
      ),
      -- A page that follows has the sums of the first.
      case when after_day is null then (
        select coalesce(jsonb_object_agg(sum.in_group, jsonb_build_object('rows', sum.rows, 'cents', sum.cents)), '{}')
        from (select matching.in_group, count(*) as rows, sum(matching.cents) as cents from matching group by matching.in_group) as sum
      ) end,
      case when after_day is null then (
        select coalesce(jsonb_agg(jsonb_build_object('method', day.method, 'in_cents', day.came, 'out_cents', day.went)
          order by day.method), '[]')
        from (
          select p.method, coalesce(sum(p.amount_cents) filter (where p.kind <> 'refund'), 0) as came,
            coalesce(sum(p.amount_cents) filter (where p.kind = 'refund'), 0) as went
          from public.payments p where p.received_at is not null and p.received_on = private.house_today()
          group by p.method
        ) as day
      ) end;
end;
$$;
comment on function public.money_list is
  'For staff: a group of what is to do with money, or what came and went from one day to another, page by page; with the sums of every group that the words meet, and what came and went today by method.';

grant execute on function public.money_list to authenticated;
