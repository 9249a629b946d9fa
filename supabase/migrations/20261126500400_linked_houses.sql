-- Whoever chose owner at sign-up has the role; an admin says which house is theirs, and from when.
create or replace function private.person_shape(account uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', p.user_id,
    'name', coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, '-'), 'email', p.email,
    'roles', (select coalesce(jsonb_agg(r.role order by r.role), '[]') from public.user_roles r where r.user_id = p.user_id),
    'approved', a.user_id is not null,
    'houses', (
      select coalesce(jsonb_agg(h.name order by h.number), '[]') from public.property_owners o
      join public.properties h on h.id = o.property_id
      where o.owner_id = p.user_id and (upper_inf(o.during) or upper(o.during) > private.house_today())),
    'changed_at', last.changed_at,
    'changed_by', case when last.changed_by is not null then private.first_name_of(last.changed_by) end)
  from public.profiles p
  left join private.staff_approvals a on a.user_id = p.user_id
  left join lateral (
    select c.changed_at, c.changed_by from public.role_changes c
    where c.user_id = p.user_id order by c.changed_at desc limit 1
  ) last on true
  where p.user_id = account;
$$;

create or replace function private.people(words text, after uuid, most integer) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked constant text[] := regexp_split_to_array(nullif(btrim(private.plain(left(people.words, 200))), ''), '\s+');
begin
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  return (
    with sorted as (
      select p.user_id, private.plain(coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, '')) as place
      from public.profiles p
      where case when asked is null then exists (
          select from public.user_roles r where r.user_id = p.user_id and (
            r.role in ('admin', 'management') or (
              r.role = 'owner' and not exists (select from public.property_owners o where o.owner_id = r.user_id))))
        else not exists (
          select from unnest(asked) word
          where position(word in private.plain(concat_ws(' ', p.first_name, p.last_name, p.email))) = 0)
        end
    ), page as (
      select s.user_id, s.place from sorted s
      where people.after is null
        or (s.place, s.user_id) > (select l.place, l.user_id from sorted l where l.user_id = people.after)
      order by s.place, s.user_id limit least(greatest(people.most, 1), 100)
    )
    select coalesce(jsonb_agg(private.person_shape(page.user_id) order by page.place, page.user_id), '[]') from page
  );
end;
$$;
comment on function public.people is
  'For admins: the accounts whose name or address contains each of the words; without words admins, management and owners without a house. By name, after an account of the page before.';

create function private.link_house(house text, account uuid, from_day date) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_role('admin') then perform private.refuse('not_allowed'); end if;
  -- Two admins who link one house wait for each other.
  perform from public.properties p where p.id = house for update;
  if not found then perform private.refuse('unknown_property'); end if;
  if not exists (select from public.user_roles r where r.user_id = account and r.role = 'owner') then
    perform private.refuse('unknown_account');
  end if;
  if coalesce(not isfinite(from_day), true) then perform private.refuse('bad_dates'); end if;
  -- A house that is sold keeps its history; what was to begin later is void.
  delete from public.property_owners o where o.property_id = house and lower(o.during) >= from_day;
  update public.property_owners o set during = daterange(lower(o.during), from_day)
    where o.property_id = house and o.during && daterange(from_day, null);
  insert into public.property_owners (property_id, owner_id, during) values (house, account, daterange(from_day, null));
  return private.person_shape(account);
end;
$$;
comment on function private.link_house is 'See public.link_house.';

create function public.link_house(property_id text, user_id uuid, from_day date) returns jsonb
language sql volatile set search_path = ''
as $$ select private.link_house(property_id, user_id, from_day); $$;
comment on function public.link_house is
  'An admin says whose a house is from a day on; until then it stays its former owner''s.';

revoke all on function private.link_house from public;
revoke all on function public.link_house from public, anon, authenticated, service_role;
grant execute on function private.link_house, public.link_house to authenticated;
