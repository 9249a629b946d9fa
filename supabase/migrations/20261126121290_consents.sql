-- Express consent to sensitive data, and its withdrawal. What is agreed to is kept whole, as the terms are.
create table private.consent_texts (
  version integer primary key check (version > 0),
  hash text not null unique,
  text_en text not null,
  text_es text not null,
  in_force_from date not null,
  constraint consent_texts_hash_check check (
    hash = encode(sha256(convert_to(text_en || E'\n\n' || text_es, 'UTF8')), 'hex')
  )
);
comment on table private.consent_texts is 'Every text by which somebody consented to our keeping allergies and diet; supabase/cli/write-terms.ts adds the site''s.';
comment on column private.consent_texts.hash is 'SHA-256, hexadecimal, of the English text, an empty line and the Spanish text.';

create table private.consents (
  id integer generated always as identity primary key,
  -- No foreign keys: the record outlives the account and the stay.
  account uuid,
  reservation_id uuid,
  version integer not null references private.consent_texts (version),
  given boolean not null,
  at timestamptz not null default now(),
  noted_by uuid,
  locale text not null default private.request_locale() check (locale in ('en', 'es'))
);
comment on table private.consents is 'Each consent to keep allergies and diet, and each withdrawal: whose, by which text, when, by whom. Rows are only added.';
create index consents_account_idx on private.consents (account);

create trigger keep_consent_texts before update on private.consent_texts
  for each statement execute function private.keep_setting_changes();
create trigger keep_consents before update or delete on private.consents
  for each statement execute function private.keep_setting_changes();

alter table private.consent_texts enable row level security;
alter table private.consents enable row level security;
grant select, insert on private.consent_texts to service_role;
grant select on private.consents to service_role;
