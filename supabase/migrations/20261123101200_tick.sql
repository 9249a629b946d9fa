create function public.tick(now timestamptz default now()) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  expired constant integer := private.release_expired(tick.now);
  woken integer;
  purged integer;
begin
  update public.requests q set state = 'open', snoozed_until = null
    where q.state = 'waiting' and q.snoozed_until <= tick.now;
  get diagnostics woken = row_count;
  -- The privacy notice promises 12 months for inquiries that lead to no stay.
  delete from public.contact_submissions c where c.created_at < tick.now - interval '12 months';
  get diagnostics purged = row_count;
  return jsonb_build_object('expired', expired, 'woken', woken, 'purged', purged);
end;
$$;
comment on function public.tick is
  'What time does: releases holds that are over, wakes snoozed requests, deletes old inquiries. For the worker''s secret key.';

revoke all on function public.tick from public, anon, authenticated, service_role;
grant execute on function public.tick to service_role;
