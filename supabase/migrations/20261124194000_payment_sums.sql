-- Owners read what was received and what is due for stays in their houses, but no single payment.
create function private.payment_sums(codes text[])
returns table (code text, received_cents bigint, due_cents bigint, refunded_cents bigint, next_due_on date)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  all_houses constant boolean := private.is_staff();
begin
  if not all_houses and not private.has_role('owner') then perform private.refuse('not_allowed'); end if;
  return query
  select r.code,
    coalesce(sum(p.amount_cents) filter (where p.kind <> 'refund' and p.received_at is not null), 0)::bigint,
    coalesce(sum(p.amount_cents) filter (where p.kind <> 'refund' and p.received_at is null), 0)::bigint,
    coalesce(sum(p.amount_cents) filter (where p.kind = 'refund' and p.received_at is not null), 0)::bigint,
    min(p.due_on) filter (where p.kind <> 'refund' and p.received_at is null)
  from public.reservations r
  left join public.payments p on p.reservation_id = r.id and p.voided_at is null
  where r.code = any (payment_sums.codes[1:200]) and (all_houses or private.owns(r.property_id, r.nights))
  group by r.code;
end;
$$;
comment on function private.payment_sums is 'See public.payment_sums.';

create function public.payment_sums(codes text[])
returns table (code text, received_cents bigint, due_cents bigint, refunded_cents bigint, next_due_on date)
language sql stable set search_path = ''
as $$ select * from private.payment_sums(codes); $$;
comment on function public.payment_sums is
  'What was received, is due and was paid back for stays, by code, at most 200: all for staff, those of their houses and time for owners.';

revoke all on function private.payment_sums from public;
revoke all on function public.payment_sums from public, anon, authenticated, service_role;
grant execute on function private.payment_sums, public.payment_sums to authenticated;

-- The latest changes on the dashboards.
create index reservations_changed_at_idx on public.reservations (changed_at desc);
