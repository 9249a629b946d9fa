-- An answer that was written to an older state of the request is refused, so that two people do not both answer it.
create function private.write_message(request uuid, said text, key uuid, expected_version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- A message that was sent before is answered as it was then, whatever has changed since.
  if expected_version is not null and private.is_staff() and not exists (
    select from public.request_events e where e.actor_id = auth.uid() and e.request_key = key
  ) then
    perform private.lock_request(request, expected_version);
  end if;
  return private.add_message(
    coalesce((select q.merged_into from public.requests q where q.id = request), request), said, key);
end;
$$;
comment on function private.write_message is 'Writes a message to a request, or to the one in which that is answered; see public.send_message.';

drop function public.send_message(uuid, text, uuid);
create function public.send_message(
  request_id uuid, body text, request_key uuid, expected_version integer default null
) returns jsonb
language sql volatile set search_path = ''
as $$ select private.write_message(request_id, body, request_key, expected_version); $$;
comment on function public.send_message is
  'A guest writes to the house, which opens the request again, or staff answer, after which the guest''s answer is awaited. The same request_key gives the same message; with expected_version an answer of staff to an older state is refused.';

revoke all on function private.write_message from public;
revoke all on function public.send_message from public, anon, authenticated, service_role;
grant execute on function private.write_message, public.send_message to authenticated;
