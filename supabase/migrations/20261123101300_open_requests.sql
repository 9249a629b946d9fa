-- Inquiries and service bookings open a request; those that were sent before are carried over.
create function private.open_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  sent constant jsonb := to_jsonb(new);
  request uuid;
begin
  insert into public.requests (kind, contact_submission_id, service_booking_id, guest_id, opened_at)
  values (tg_argv[0]::public.request_kind, case tg_argv[0] when 'inquiry' then new.id end,
    case tg_argv[0] when 'service' then new.id end, auth.uid(), new.created_at)
  returning id into request;
  insert into public.request_events (request_id, at, actor_id, actor, kind, body)
  values (request, new.created_at, auth.uid(), 'guest', 'message_in',
    coalesce(sent ->> 'message', sent ->> 'special_requests'));
  return null;
end;
$$;
comment on function private.open_request is 'Opens the request of an inquiry or a service booking, stamped with the account that sent it.';
revoke all on function private.open_request from public;

create trigger open_request after insert on public.contact_submissions
  for each row execute function private.open_request('inquiry');

create trigger open_request after insert on public.service_bookings
  for each row execute function private.open_request('service');

insert into public.requests (kind, contact_submission_id, opened_at)
select 'inquiry', c.id, c.created_at from public.contact_submissions c;

insert into public.requests (kind, service_booking_id, opened_at)
select 'service', b.id, b.created_at from public.service_bookings b;

insert into public.request_events (request_id, at, actor, kind, body)
select q.id, q.opened_at, 'guest', 'message_in', coalesce(c.message, b.special_requests)
from public.requests q
left join public.contact_submissions c on c.id = q.contact_submission_id
left join public.service_bookings b on b.id = q.service_booking_id
order by q.opened_at;
