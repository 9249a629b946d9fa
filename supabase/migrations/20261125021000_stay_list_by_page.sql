-- The list of stays cuts its page first and counts the money of that page alone; the sums of all that a filter meets
-- are one pass over their payments. What the search compares is kept, not made anew for each stay.
create table private.stay_words (
  reservation_id uuid primary key references public.reservation_contacts (reservation_id) on delete cascade,
  words text not null
);
comment on table private.stay_words is 'Code and name of each stay as the search compares them.';
alter table private.stay_words enable row level security;
revoke all on private.stay_words from anon, authenticated;

create function private.keep_stay_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.stay_words (reservation_id, words)
  select r.id, private.plain(concat_ws(' ', r.code, new.name)) from public.reservations r where r.id = new.reservation_id
  on conflict (reservation_id) do update set words = excluded.words;
  return null;
end;
$$;
comment on function private.keep_stay_words is 'Keeps the words of a stay as its contact is written.';
revoke all on function private.keep_stay_words from public;
create trigger keep_stay_words after insert or update of name on public.reservation_contacts
  for each row execute function private.keep_stay_words();
insert into private.stay_words (reservation_id, words)
select r.id, private.plain(concat_ws(' ', r.code, n.name))
from public.reservations r join public.reservation_contacts n on n.reservation_id = r.id;

create or replace function private.list_stays(
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
    with met as not materialized (
      select r.id, r.code, r.property_id, r.check_in, r.check_out, r.guests, r.status, r.closed_as, r.total_cents,
        r.hold_until
      from public.reservations r
      where case show when 'all' then true when 'past' then r.check_out <= today else r.check_out > today end
        and (house is null or r.property_id = house)
        and (state is null or r.status::text = state)
        and (from_day is null or r.check_in >= from_day)
        and (to_day is null or r.check_in <= to_day)
        and (parts is null or r.id in (
          select w.reservation_id from private.stay_words w where w.words like all (parts)))
        and (owed is null or owed not in ('due', 'overdue', 'refund') or r.id in (
          select p.reservation_id from public.payments p
          where p.received_at is null and p.voided_at is null
            and (p.kind = 'refund') = (owed = 'refund') and (owed <> 'overdue' or p.due_on < today)))
    ),
    page as materialized (
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
      'stays', (
        select coalesce(jsonb_agg(to_jsonb(page) - 'place' || jsonb_build_object(
          'name', n.name, 'email', n.email, 'phone', n.phone,
          'received_cents', coalesce(m.received_cents, 0), 'due_cents', coalesce(m.due_cents, 0),
          'overdue_cents', coalesce(m.overdue_cents, 0), 'refund_cents', coalesce(m.refund_cents, 0),
          'request_id', (select q.id from public.requests q where q.reservation_id = page.id)
        ) order by page.place), '[]')
        from page
        left join public.reservation_contacts n on n.reservation_id = page.id
        left join lateral (
          select * from private.stay_money m where m.reservation_id = page.id
        ) m on true
      ),
      -- A page that follows has the sums of the first.
      'totals', case when after_day is null then (
        select to_jsonb(stay) || to_jsonb(money) from (
          select count(*) as stays,
            coalesce(sum(met.check_out - met.check_in) filter (where met.status = 'confirmed'), 0) as nights,
            coalesce(sum(met.total_cents) filter (where met.status = 'confirmed'), 0) as revenue_cents
          from met
        ) stay, (
          select
            coalesce(sum(case p.kind when 'refund' then -p.amount_cents else p.amount_cents end)
              filter (where p.received_at is not null), 0) as received_cents,
            coalesce(sum(p.amount_cents) filter (where p.kind <> 'refund' and p.received_at is null), 0) as due_cents,
            coalesce(sum(p.amount_cents) filter (
              where p.kind <> 'refund' and p.received_at is null and p.due_on < today
            ), 0) as overdue_cents,
            coalesce(sum(p.amount_cents) filter (where p.kind = 'refund' and p.received_at is null), 0) as refund_cents
          from met join public.payments p on p.reservation_id = met.id and p.voided_at is null
        ) money) end
    )
  );
end;
$$;
