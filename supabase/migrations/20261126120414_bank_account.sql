-- Where guests transfer to; one row.
create function private.is_clabe(text) returns boolean
language sql immutable set search_path = ''
as $$
  -- The standard of the Asociación de Bancos de México: 17 digits weighted 3, 7, 1, each product modulo 10; the check
  -- digit makes their sum a multiple of 10.
  select case when $1 ~ '^[0-9]{18}$' then (
    select sum(substr($1, place, 1)::integer * case when place = 18 then 1 else (array[3, 7, 1])[1 + (place - 1) % 3] end % 10)
    from generate_series(1, 18) place) % 10 = 0
    else $1 is null end;
$$;
comment on function private.is_clabe is 'Whether a number of a Mexican bank account, if there is one, has its 18 digits and the right check digit.';

create table public.bank_account (
  one boolean primary key default true check (one),
  holder text not null check (char_length(holder) between 1 and 100),
  bank text not null check (char_length(bank) between 1 and 100),
  clabe text check (private.is_clabe(clabe)),
  account text check (char_length(account) between 1 and 40),
  swift text check (swift ~ '^[A-Z0-9]{8}([A-Z0-9]{3})?$'),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  sample boolean not null default false,
  check (coalesce(clabe, account) is not null)
);
comment on table public.bank_account is 'The account to which guests transfer; none while transfers are arranged by message.';
alter table public.bank_account enable row level security;
grant select on public.bank_account to authenticated;
grant all on public.bank_account to service_role;

create policy "Users read the bank account" on public.bank_account
  for select to authenticated using (true);

create function private.bank_shape(account public.bank_account) returns jsonb
language sql immutable set search_path = ''
as $$ select case when account.one then to_jsonb(account) - '{one}'::text[] end; $$;

create trigger note_bank after insert or update or delete on public.bank_account
  for each row execute function private.note_change('bank', 'bank_shape');

create function public.house_bank() returns table (version integer, bank jsonb, history jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  return query select private.setting_version('bank', null),
    (select private.bank_shape(b) from public.bank_account b), private.setting_history('bank', null);
end;
$$;
comment on function public.house_bank is
  'For staff: the account for transfers, if there is one, with its version and the latest 50 changes.';

create function private.write_bank(property_id text, draft jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if coalesce(draft, 'null') = 'null' then
    delete from public.bank_account where one;
    return;
  end if;
  insert into public.bank_account as b (holder, bank, clabe, account, swift, currency)
  select nullif(btrim(d.holder), ''), nullif(btrim(d.bank), ''), nullif(btrim(d.clabe), ''),
    nullif(btrim(d.account), ''), nullif(btrim(d.swift), ''), d.currency
  from jsonb_populate_record(null::public.bank_account, draft) d
  on conflict (one) do update set holder = excluded.holder, bank = excluded.bank, clabe = excluded.clabe,
    account = excluded.account, swift = excluded.swift, currency = excluded.currency, sample = false;
exception
  when check_violation or not_null_violation or data_exception then
    perform private.refuse('bad_bank');
end;
$$;
comment on function private.write_bank is 'Checks and replaces the account for transfers, or takes it away.';

create function public.set_bank_account(draft jsonb, expected_version integer) returns void
language sql volatile security definer set search_path = ''
as $$ select private.save_setting('bank', null, draft, expected_version); $$;
comment on function public.set_bank_account is
  'Staff write down the account to which guests transfer; null takes it away, and transfers are arranged by message.';

create function public.payment_ways() returns table (bank jsonb, cards boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select (select private.bank_shape(b) from public.bank_account b), private.cards_on();
end;
$$;
comment on function public.payment_ways is 'How guests can pay: the account for transfers, if there is one, and whether cards are taken.';

grant execute on function private.is_clabe to service_role;
grant execute on function public.house_bank, public.set_bank_account, public.payment_ways to authenticated;
