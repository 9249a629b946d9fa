-- What a guest answers by mail. The address under which it arrived says to which request; From proves nothing, so a mail
-- opens the request, as every message does.
create function public.receive_mail(
  request_id uuid, message_id text, from_address text, body text, attachments integer default 0, cut boolean default false
) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  most_in_an_hour constant integer := 30;
  sender constant text := left(lower(btrim(from_address)), 254);
  target public.requests;
  guest record;
begin
  -- The lock makes two deliveries of one mail wait for each other.
  select * into target from public.requests q
    where q.id = coalesce((
      select m.merged_into from public.requests m where m.id = receive_mail.request_id), receive_mail.request_id)
    for update;
  if not found then return 'unknown'; end if;
  if exists (
    select from public.request_events e
    where e.request_id in (target.id, receive_mail.request_id) and e.data ->> 'message_id' = receive_mail.message_id
  ) then
    return 'known';
  end if;
  if (
    select count(*) from public.request_events e
    where e.request_id = target.id and e.data ->> 'by' = 'mail' and e.at > now() - interval '1 hour'
  ) >= most_in_an_hour then
    return 'too_many';
  end if;

  select * into guest from private.mail_facts(target);
  insert into public.request_events (request_id, actor, kind, body, data)
  values (target.id, 'guest', 'message_in', nullif(left(receive_mail.body, 4000), ''), jsonb_strip_nulls(jsonb_build_object(
    'by', 'mail', 'message_id', receive_mail.message_id,
    'sender', case when sender is distinct from lower(guest.address) then sender end,
    'attachments', nullif(receive_mail.attachments, 0), 'cut', nullif(receive_mail.cut, false))));
  update public.requests q set state = 'open', snoozed_until = null, unread = true where q.id = target.id;

  -- Once a day, and never to somebody who only says who they are.
  if receive_mail.attachments > 0 and sender = lower(guest.address) then
    insert into private.mail_outbox (template, locale, address, data, request_id)
    select 'attachments_refused', target.locale, guest.address,
      guest.facts || jsonb_build_object('attachments', receive_mail.attachments), target.id
    where not exists (
      select from private.mail_outbox m
      where m.request_id = target.id and m.template = 'attachments_refused' and m.queued_at > now() - interval '1 day');
  end if;
  return 'kept';
end;
$$;
comment on function public.receive_mail is
  'Writes a mail into its request as a message of the guest, for the worker''s secret key: kept, known (the same Message-ID is one mail), unknown (no such request) or too_many (30 in an hour). One from another address than the request''s is marked with it.';

grant execute on function public.receive_mail to service_role;
