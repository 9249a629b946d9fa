-- What a guest needs at the door. The API reaches none of these tables: functions say what is shown, to whom and when.
create function private.is_guide(guide jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    guide - '{directions_en,directions_es,airport_en,airport_es,manual_en,manual_es,map_url,emergency,people}'::text[] = '{}'
    and not exists (
      select from (values
        ('directions_en', 3000), ('directions_es', 3000), ('airport_en', 300), ('airport_es', 300),
        ('manual_en', 6000), ('manual_es', 6000), ('map_url', 500), ('emergency', 40)
      ) as field (name, most)
      where coalesce(jsonb_typeof(guide -> field.name) <> 'string' or char_length(guide ->> field.name) > field.most, true)
    )
    and guide ->> 'map_url' ~ '^(https://[^[:space:]]+)?$'
    and jsonb_typeof(guide -> 'people') = 'array' and jsonb_array_length(guide -> 'people') <= 10
    and not exists (
      select from jsonb_array_elements(guide -> 'people') one
      where coalesce(jsonb_typeof(one) <> 'object' or one - '{name,role_en,role_es,phone}'::text[] <> '{}'
        or char_length(one ->> 'name') not between 1 and 100 or char_length(one ->> 'role_en') > 100
        or char_length(one ->> 'role_es') > 100 or one ->> 'phone' !~ '^\+?[0-9][0-9 ()-]{2,19}$', true)
    ), false);
$$;
comment on function private.is_guide is
  'Whether this is a guide: texts in both languages, a map, an emergency number, and people by name and phone.';

create table private.house_guides (
  property_id text primary key references public.properties (id),
  guide jsonb not null check (private.is_guide(guide)),
  sample boolean not null default false
);
comment on table private.house_guides is 'How guests find a house and how things work there, in both languages.';

create table private.house_secrets (
  property_id text primary key references private.house_guides (property_id),
  wifi_name text check (char_length(wifi_name) between 1 and 100),
  wifi_password text check (char_length(wifi_password) between 1 and 100),
  door_code text check (char_length(door_code) between 1 and 100)
);
comment on table private.house_secrets is 'What opens a house: shown to guests who have paid, around their stay only, and never put on record.';

alter table private.house_guides enable row level security;
alter table private.house_secrets enable row level security;

create function private.secrets_shape(of_house text) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('wifi_name', coalesce(s.wifi_name, ''), 'wifi_password', coalesce(s.wifi_password, ''),
    'door_code', coalesce(s.door_code, ''))
  from (select) as one left join private.house_secrets s on s.property_id = of_house;
$$;

create function public.house_guide(reservation_id uuid)
returns table (
  version integer, as_of timestamptz, property_id text, guide jsonb, sample boolean, secrets jsonb, withheld text,
  secrets_from date, secrets_until date
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  stay public.reservations;
  opens date;
begin
  select * into stay from public.reservations r where r.id = house_guide.reservation_id;
  if stay.id is null or not (private.is_staff() or coalesce(stay.guest_id = auth.uid(), false))
    or stay.status <> 'confirmed' then
    perform private.refuse('not_allowed');
  end if;
  opens := stay.check_in - 7;
  return query select
    private.setting_version('guide', stay.property_id), now(), stay.property_id, g.guide, coalesce(g.sample, false),
    case when reason is null then private.secrets_shape(stay.property_id) end, reason,
    opens, stay.check_out
  from (select case
      when private.house_today() > stay.check_out then 'over'
      when private.owed(stay.id) > 0 then 'unpaid'
      when private.house_today() < opens then 'early'
    end as reason) as shown
  left join private.house_guides g on g.property_id = stay.property_id;
end;
$$;
comment on function public.house_guide is
  'For the guest of a confirmed stay and staff: the guide of its house, none while nobody has written it. Wi-Fi and door code come once the price is paid, from seven days before arrival to the day of departure; else withheld says why not: unpaid, early or over.';

create function public.house_guide_setting(property_id text)
returns table (version integer, guide jsonb, secrets jsonb, sample boolean, history jsonb)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  house constant text := (select p.id from public.properties p where p.id = house_guide_setting.property_id);
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  if house is null then perform private.refuse('unknown_property'); end if;
  return query select private.setting_version('guide', house), g.guide, private.secrets_shape(house),
    coalesce(g.sample, false), private.setting_history('guide', house)
  from (select) as one left join private.house_guides g on g.property_id = house;
end;
$$;
comment on function public.house_guide_setting is
  'For staff: the guide of a house with its secrets, its version, and the latest 50 changes, which name secrets without their values.';

create function private.write_guide(of_house text, draft jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  given constant jsonb := draft -> 'guide';
  opens constant jsonb := draft -> 'secrets';
  stored constant jsonb := coalesce((select g.guide from private.house_guides g where g.property_id = of_house), '{}');
  known constant jsonb := private.secrets_shape(of_house);
  written jsonb;
begin
  if coalesce(jsonb_typeof(given) <> 'object' or jsonb_typeof(opens) <> 'object'
    or opens - '{wifi_name,wifi_password,door_code}'::text[] <> '{}', true) then
    perform private.refuse('bad_guide');
  end if;
  -- Trimmed; what is left out is empty.
  written := given || (
    select jsonb_object_agg(name, btrim(coalesce(given ->> name, ''), E' \t\r\n'))
    from unnest('{directions_en,directions_es,airport_en,airport_es,manual_en,manual_es,map_url,emergency}'::text[]) name
  );
  insert into private.house_guides as g (property_id, guide) values (of_house, written)
    on conflict (property_id) do update set guide = excluded.guide, sample = false;
  insert into private.house_secrets as s (property_id, wifi_name, wifi_password, door_code)
  values (of_house, nullif(btrim(opens ->> 'wifi_name'), ''), nullif(btrim(opens ->> 'wifi_password'), ''),
    nullif(btrim(opens ->> 'door_code'), ''))
  on conflict (property_id) do update set wifi_name = excluded.wifi_name, wifi_password = excluded.wifi_password,
    door_code = excluded.door_code;

  -- On record is what has changed, of secrets only which.
  perform private.note_setting('guide', of_house,
    (select coalesce(jsonb_object_agg(field.key, field.value), '{}')
      from jsonb_each(stored) field where field.value is distinct from written -> field.key),
    (select coalesce(jsonb_object_agg(field.key, field.value), '{}')
      from jsonb_each(written) field where field.value is distinct from stored -> field.key)
    || jsonb_strip_nulls(jsonb_build_object('secrets', (
      select jsonb_agg(field.key order by field.key)
      from jsonb_each(private.secrets_shape(of_house)) field where field.value is distinct from known -> field.key))));
exception
  when check_violation or not_null_violation or data_exception then
    perform private.refuse('bad_guide');
end;
$$;
comment on function private.write_guide is 'Checks and replaces the guide and secrets of a house, and puts the change on record.';

create function public.set_house_guide(property_id text, draft jsonb, expected_version integer) returns void
language sql volatile security definer set search_path = ''
as $$ select private.save_setting('guide', property_id, draft, expected_version); $$;
comment on function public.set_house_guide is
  'Staff replace the guide of a house and what opens it, as a whole; the draft is an object of guide and secrets.';

grant execute on function public.house_guide, public.house_guide_setting, public.set_house_guide to authenticated;
