-- A mail that its reader's server refuses for good is given up at once; the event says why.
drop function public.settle_mail(uuid, text);
create function public.settle_mail(id uuid, error text default null, refused_as text default null) returns boolean
language plpgsql volatile set search_path = ''
as $$
declare
  tries constant integer := 8;
  mail private.mail_outbox;
begin
  -- 1, 2, 4 … 64 minutes.
  update private.mail_outbox m set
    attempts = m.attempts + 1,
    sent_at = case when error is null then now() end,
    given_up_at = case when error is not null and (refused_as is not null or m.attempts + 1 >= tries) then now() end,
    next_try = now() + make_interval(mins => (2 ^ m.attempts)::integer),
    last_error = left(error, 500)
  where m.id = settle_mail.id and m.sent_at is null and m.given_up_at is null
  returning * into mail;
  if mail.request_id is not null and coalesce(mail.sent_at, mail.given_up_at) is not null then
    insert into public.request_events (request_id, actor, kind, data)
    values (mail.request_id, 'clock', 'mail', jsonb_strip_nulls(jsonb_build_object('mail_id', mail.id,
      'template', mail.template, 'to', case when mail.address is null then 'house' else 'guest' end,
      'outcome', case when mail.sent_at is null then 'given_up' else 'sent' end,
      'refused_as', case when mail.sent_at is null then left(refused_as, 20) end)));
  end if;
  return mail.id is not null;
end;
$$;
comment on function public.settle_mail is
  'Says that a claimed mail was sent, or why not: it is tried again after a pause, and given up after the eighth try, or at once when the reader''s server refused it for good.';

revoke all on function public.settle_mail from public, anon, authenticated, service_role;
grant execute on function public.settle_mail to service_role;
