-- Row security lets only leakproof conditions reach an index, and the comparison of an enum is none. The condition of a
-- partial index holds all the same.
create index requests_open_idx on public.requests (turn_at, id) where state = 'open';
create index requests_waiting_idx on public.requests (opened_at desc, id) where state = 'waiting';

create or replace function private.find_requests(words text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  few constant integer := 1000;
  asked constant tsquery := (
    select to_tsquery('simple', string_agg('''' || word || ''':*', ' & '))
    from regexp_split_to_table(btrim(private.plain(left(find_requests.words, 200))), '\s+') word where word <> '');
  matching uuid[];
begin
  if not private.is_staff() then perform private.refuse('not_allowed'); end if;
  -- The planner cannot know how frequent a word is: a rare one is found by the words, a frequent one by going through
  -- the latest requests.
  matching := array(select w.request_id from private.request_words w where w.words @@ asked limit few + 1);
  if cardinality(matching) <= few then
    return (
      select coalesce(array_agg(found.id order by found.opened_at desc, found.id), '{}')
      from (
        select q.id, q.opened_at from public.requests q where q.id = any (matching)
        order by q.opened_at desc, q.id limit least(find_requests.most, 200)
      ) found
    );
  end if;
  return (
    select coalesce(array_agg(found.id order by found.opened_at desc, found.id), '{}')
    from (
      select q.id, q.opened_at from public.requests q
      where exists (select from private.request_words w where w.request_id = q.id and w.words @@ asked)
      order by q.opened_at desc, q.id limit least(find_requests.most, 200)
    ) found
  );
end;
$$;
