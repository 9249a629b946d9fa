-- The reservations of all houses, as management works with them: filtered, page by page, with the sums of all that the
-- filter meets.
create index reservations_check_in_code_idx on public.reservations (check_in, code);

create view private.stay_money with (security_invoker = true) as
select p.reservation_id,
  sum(case p.kind when 'refund' then -p.amount_cents else p.amount_cents end)
    filter (where p.received_at is not null) as received_cents,
  sum(p.amount_cents) filter (where p.kind <> 'refund' and p.received_at is null) as due_cents,
  sum(p.amount_cents) filter (
    where p.kind <> 'refund' and p.received_at is null and p.due_on < private.house_today()
  ) as overdue_cents,
  sum(p.amount_cents) filter (where p.kind = 'refund' and p.received_at is null) as refund_cents
from public.payments p where p.voided_at is null
group by p.reservation_id;
comment on view private.stay_money is
  'What was received for each stay, less what went back; what is due; what of it is overdue; what has to go back.';
revoke all on private.stay_money from anon, authenticated;

create function private.list_stays(
  show text, house text, state text, from_day date, to_day date, owed text, words text,
  after_day date, after_code text, most integer
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  today constant date := private.house_today();
  latest_first constant boolean := show in ('past', 'all');
  parts constant text[] := (
    select array_agg('%' || word || '%')
    from regexp_split_to_table(btrim(private.plain(left(list_stays.words, 200))), '\s+') word where word <> '');
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return (
    with met as materialized (
      select r.id, r.code, r.property_id, r.check_in, r.check_out, r.guests, r.status, r.closed_as, r.total_cents,
        r.hold_until, n.name, n.email, n.phone, coalesce(m.received_cents, 0) as received_cents,
        coalesce(m.due_cents, 0) as due_cents, coalesce(m.overdue_cents, 0) as overdue_cents,
        coalesce(m.refund_cents, 0) as refund_cents
      from public.reservations r
      left join public.reservation_contacts n on n.reservation_id = r.id
      left join private.stay_money m on m.reservation_id = r.id
      where case show when 'all' then true when 'past' then r.check_out <= today else r.check_out > today end
        and (house is null or r.property_id = house)
        and (state is null or r.status::text = state)
        and (from_day is null or r.check_in >= from_day)
        and (to_day is null or r.check_in <= to_day)
        and (parts is null or private.plain(concat_ws(' ', r.code, n.name)) like all (parts))
        and case owed when 'due' then m.due_cents > 0 when 'overdue' then m.overdue_cents > 0
          when 'refund' then m.refund_cents > 0 else true end
    ),
    page as (
      select row_number() over (order by
          case when latest_first then met.check_in end desc, case when not latest_first then met.check_in end, met.code
        ) as place, met.*
      from met
      where after_day is null or met.check_in = after_day and met.code > after_code
        or case when latest_first then met.check_in < after_day else met.check_in > after_day end
      order by place limit least(greatest(most, 1), 1000)
    )
    select jsonb_build_object(
      'today', today,
      'stays', (select coalesce(jsonb_agg(to_jsonb(page) - 'place' || jsonb_build_object(
          'request_id', (select q.id from public.requests q where q.reservation_id = page.id)
        ) order by page.place), '[]') from page),
      -- A page that follows has the sums of the first.
      'totals', case when after_day is null then (
        select jsonb_build_object(
          'stays', count(*),
          'nights', coalesce(sum(met.check_out - met.check_in) filter (where met.status = 'confirmed'), 0),
          'revenue_cents', coalesce(sum(met.total_cents) filter (where met.status = 'confirmed'), 0),
          'received_cents', coalesce(sum(met.received_cents), 0),
          'due_cents', coalesce(sum(met.due_cents), 0),
          'overdue_cents', coalesce(sum(met.overdue_cents), 0),
          'refund_cents', coalesce(sum(met.refund_cents), 0)
        ) from met) end
    )
  );
end;
$$;
comment on function private.list_stays is 'See public.list_stays.';

create function public.list_stays(
  show text default 'coming', house text default null, state text default null, from_day date default null,
  to_day date default null, owed text default null, words text default null, after_day date default null,
  after_code text default null, most integer default 50
) returns jsonb
language sql stable set search_path = ''
as $$ select private.list_stays(show, house, state, from_day, to_day, owed, words, after_day, after_code, most); $$;
comment on function public.list_stays is
  'For staff: the stays of all houses by arrival; show is coming, past or all, the latter two latest first; from_day and to_day bound the arrival; owed is due, overdue or refund; words are parts of code or name. A page follows the row with after_day and after_code; the first has the totals of all that is met: nights and revenue of confirmed stays.';

revoke all on function private.list_stays from public;
revoke all on function public.list_stays from public, anon, authenticated, service_role;
grant execute on function private.list_stays, public.list_stays to authenticated;
