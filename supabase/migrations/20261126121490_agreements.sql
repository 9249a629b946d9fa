-- What guests agree to when they ask for a stay: rental terms and house rules, whole and never changed.
create table public.agreement_versions (
  version integer primary key check (version > 0),
  hash text not null unique,
  text_en text not null,
  text_es text not null,
  in_force_from date not null,
  constraint agreement_versions_hash_check check (
    hash = encode(sha256(convert_to(text_en || E'\n\n' || text_es, 'UTF8')), 'hex')
  )
);
comment on table public.agreement_versions is 'Every text of the terms that was in force; supabase/cli/write-terms.ts adds the site''s.';
comment on column public.agreement_versions.hash is 'SHA-256, hexadecimal, of the English text, an empty line and the Spanish text.';

create table public.agreements (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  version integer not null references public.agreement_versions (version),
  agreed_at timestamptz not null default now(),
  locale text not null check (locale in ('en', 'es'))
);
comment on table public.agreements is 'Which terms the guest of a stay accepted, when, and in which language they were read.';
create index agreements_version_idx on public.agreements (version);

-- The record of changes of settings is kept from being rewritten in the same way.
create trigger keep_agreement_versions before update on public.agreement_versions
  for each statement execute function private.keep_setting_changes();
create trigger keep_agreements before update on public.agreements
  for each statement execute function private.keep_setting_changes();

alter table public.agreement_versions enable row level security;
alter table public.agreements enable row level security;
grant select on public.agreement_versions to anon, authenticated;
grant select on public.agreements to authenticated;
grant select, insert on public.agreement_versions to service_role;
grant all on public.agreements to service_role;

create policy "Everyone reads the terms" on public.agreement_versions
  for select to anon, authenticated using (true);

create policy "Staff read all agreements, guests their own" on public.agreements
  for select to authenticated using ((select private.is_staff()) or exists (
    select from public.reservations r where r.id = reservation_id and r.guest_id = (select auth.uid())
  ));

create function private.expect_terms(agreed_version integer) returns void
language plpgsql stable set search_path = ''
as $$
declare
  in_force constant integer := (
    select max(v.version) from public.agreement_versions v where v.in_force_from <= private.house_today());
begin
  if agreed_version is distinct from in_force then perform private.refuse('terms_changed', in_force::text); end if;
end;
$$;
comment on function private.expect_terms is 'Refuses other terms than those in force, or none; the hint is the version in force.';

create function private.keep_agreement(stay uuid, agreed_version integer) returns void
language sql volatile set search_path = ''
as $$
  insert into public.agreements (reservation_id, version, locale) values (stay, agreed_version, private.request_locale());
$$;
