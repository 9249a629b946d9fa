create table public.saved_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 100),
  body_en text not null check (char_length(body_en) between 1 and 4000),
  body_es text not null check (char_length(body_es) between 1 and 4000),
  active boolean not null default true,
  changed_at timestamptz not null default now(),
  changed_by uuid,
  version integer not null default 1
);
comment on table public.saved_replies is
  'Answers that staff send often, in both languages; {name}, {property}, {check_in}, {check_out} and {code} stand for the request''s.';

alter table public.saved_replies enable row level security;
revoke all on public.saved_replies from anon, authenticated;
grant select on public.saved_replies to authenticated;
grant all on public.saved_replies to service_role;
create policy "Staff read the saved replies" on public.saved_replies
  for select to authenticated using ((select private.is_staff()));

insert into private.refusals (word, status, message) values
  ('bad_reply', 'PT400', 'A saved reply has a title and a text in both languages.');

create function private.save_reply(
  reply_id uuid, title text, body_en text, body_es text, active boolean, expected_version integer
) returns public.saved_replies
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.saved_replies;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if coalesce(char_length(btrim(title)) not between 1 and 100 or char_length(btrim(body_en)) not between 1 and 4000
    or char_length(btrim(body_es)) not between 1 and 4000, true) then
    perform private.refuse('bad_reply');
  end if;
  select * into saved from public.saved_replies r where r.id = reply_id for update;
  if coalesce(saved.version, 0) is distinct from expected_version then
    perform private.refuse('stale', format('%s changed it at %s.', private.first_name_of(saved.changed_by),
      to_char(saved.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')));
  end if;
  insert into public.saved_replies as r (id, title, body_en, body_es, active, changed_by)
    values (reply_id, btrim(title), btrim(body_en), btrim(body_es), coalesce(active, true), auth.uid())
    on conflict (id) do update set title = excluded.title, body_en = excluded.body_en, body_es = excluded.body_es,
      active = excluded.active, changed_by = excluded.changed_by, changed_at = now(), version = r.version + 1
    returning * into saved;
  return saved;
end;
$$;
comment on function private.save_reply is 'Writes a saved reply; see public.save_reply.';

create function public.save_reply(
  reply_id uuid, title text, body_en text, body_es text, active boolean, expected_version integer
) returns jsonb
language sql volatile set search_path = ''
as $$ select to_jsonb(private.save_reply(reply_id, title, body_en, body_es, active, expected_version)); $$;
comment on function public.save_reply is
  'Staff write a saved reply, a new one with an id of their own and the version 0, or put it away with active false.';

revoke all on function private.save_reply from public;
revoke all on function public.save_reply from public, anon, authenticated, service_role;
grant execute on function private.save_reply, public.save_reply to authenticated;

insert into public.saved_replies (title, body_en, body_es) values
  ('We are looking into it',
    'Dear {name}, thank you for your message. We are looking into it and will write to you again today.',
    'Estimado/a {name}: gracias por su mensaje. Lo estamos revisando y le escribiremos de nuevo hoy mismo.'),
  ('Dates are free',
    'Dear {name}, {property} is free from {check_in} to {check_out}. You can request these nights on our website.',
    'Estimado/a {name}: {property} está disponible del {check_in} al {check_out}. Puede solicitar estas noches en nuestro sitio web.');
