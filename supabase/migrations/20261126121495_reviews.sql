-- What a guest says of a stay once it is over. Staff look before anybody else reads it.
create table public.reviews (
  reservation_id uuid primary key references public.reservations (id) on delete cascade,
  property_id text not null references public.properties (id),
  stars integer not null check (stars between 1 and 5),
  words text check (char_length(words) between 1 and 2000),
  locale text not null check (locale in ('en', 'es')),
  written_at timestamptz not null default now(),
  version integer not null default 1,
  shown_at timestamptz,
  shown_by uuid,
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz,
  constraint reviews_answered_check check ((answer is null) = (answered_at is null))
);
comment on table public.reviews is 'What guests say of their stays: everyone reads it once staff have shown it, with the office''s answer.';
comment on column public.reviews.locale is 'The language of the words.';
create index reviews_shown on public.reviews (property_id, written_at) where shown_at is not null;

alter table public.reviews enable row level security;
grant select on public.reviews to authenticated;
grant all on public.reviews to service_role;

create policy "Staff read all reviews, guests and owners those of their stays" on public.reviews
  for select to authenticated using ((select private.is_staff()) or exists (
    select from public.reservations r
    where r.id = reservation_id and (r.guest_id = (select auth.uid()) or private.owns(r.property_id, r.nights))
  ));

create function public.write_review(
  reservation_id uuid, stars integer, words text, locale text, expected_version integer
) returns public.reviews
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stay public.reservations;
  saved public.reviews;
begin
  -- Two who save at once wait for each other.
  select * into stay from public.reservations r where r.id = write_review.reservation_id for no key update;
  if stay.guest_id is distinct from auth.uid() or auth.uid() is null then perform private.refuse('not_allowed'); end if;
  if stay.status <> 'confirmed' or stay.check_out > private.house_today() then perform private.refuse('not_over'); end if;
  words := private.optional_text(words, 2000, 'bad_review');
  if coalesce(stars not between 1 and 5 or locale not in ('en', 'es'), stars is null or locale is null) then
    perform private.refuse('bad_review');
  end if;
  select * into saved from public.reviews v where v.reservation_id = stay.id;
  -- The same review sent twice is one.
  if (saved.stars, saved.words) is not distinct from (write_review.stars, write_review.words) then return saved; end if;
  if saved.shown_at is not null then perform private.refuse('review_shown'); end if;
  if coalesce(saved.version, 0) is distinct from expected_version then perform private.refuse('stale'); end if;
  insert into public.reviews as v (reservation_id, property_id, stars, words, locale)
  values (stay.id, stay.property_id, write_review.stars, write_review.words, write_review.locale)
  on conflict on constraint reviews_pkey do update set stars = excluded.stars, words = excluded.words,
    locale = excluded.locale, written_at = now(), version = v.version + 1
  returning * into saved;
  return saved;
end;
$$;
comment on function public.write_review is
  'The guest of a confirmed stay that is over says how it was, and may change it until it is shown; version 0 is none yet.';

create function private.decide_review(
  reservation_id uuid, expected_version integer, shown boolean default null, answer text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  review public.reviews;
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  answer := private.optional_text(answer, 2000, 'bad_review');
  select * into review from public.reviews v where v.reservation_id = decide_review.reservation_id for no key update;
  if not found then perform private.refuse('unknown_review'); end if;
  -- What is as wished already was sent twice, or done by two.
  if (shown is null and review.answer is not distinct from answer) or (review.shown_at is not null) = shown then return; end if;
  if review.version is distinct from expected_version then perform private.refuse('stale'); end if;
  if shown is null then
    update public.reviews v set answer = decide_review.answer, answered_at = case when decide_review.answer is not null then now() end,
        version = v.version + 1
      where v.reservation_id = review.reservation_id;
  else
    update public.reviews v set shown_at = case when shown then now() end, shown_by = case when shown then auth.uid() end,
        version = v.version + 1
      where v.reservation_id = review.reservation_id;
  end if;
end;
$$;
comment on function private.decide_review is 'Shows or hides a review or, where shown is null, replaces the house''s answer.';

create function public.show_review(reservation_id uuid, expected_version integer) returns void
language sql volatile set search_path = ''
as $$ select private.decide_review(reservation_id, expected_version, true); $$;
comment on function public.show_review is 'Staff let everyone read a review.';

create function public.hide_review(reservation_id uuid, expected_version integer) returns void
language sql volatile set search_path = ''
as $$ select private.decide_review(reservation_id, expected_version, false); $$;
comment on function public.hide_review is 'Staff take a review off the house''s page; the guest may change it again.';

create function public.answer_review(reservation_id uuid, answer text, expected_version integer) returns void
language sql volatile set search_path = ''
as $$ select private.decide_review(reservation_id, expected_version, null, answer); $$;
comment on function public.answer_review is 'Staff replace the house''s answer to a review; none is an empty one.';

create function public.house_reviews(property_id text)
returns table (first_name text, month date, stars integer, words text, locale text, answer text)
language sql stable security definer set search_path = ''
as $$
  select coalesce(p.first_name, nullif(split_part(btrim(c.name), ' ', 1), '')),
    date_trunc('month', r.check_in)::date, v.stars, v.words, v.locale, v.answer
  from public.reviews v
  join public.reservations r on r.id = v.reservation_id
  left join public.profiles p on p.user_id = r.guest_id
  left join public.reservation_contacts c on c.reservation_id = r.id
  where v.property_id = house_reviews.property_id and v.shown_at is not null
  order by r.check_in desc, v.written_at desc
  limit 100;
$$;
comment on function public.house_reviews is
  'For everyone: the reviews of a house that staff have shown, the latest stay first; of the guest no more than a first name, and the month of arrival.';

grant execute on function
  private.decide_review, public.write_review, public.show_review, public.hide_review, public.answer_review
  to authenticated;
grant execute on function public.house_reviews to anon, authenticated;
