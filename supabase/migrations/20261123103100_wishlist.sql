create table public.wishlist (
  user_id uuid not null references auth.users (id) on delete cascade,
  property_id text not null references public.properties (id),
  created_at timestamptz not null default now(),
  primary key (user_id, property_id)
);
comment on table public.wishlist is 'The houses that an account has saved; a house is saved or not, so no row is ever changed.';

alter table public.wishlist enable row level security;

revoke all on public.wishlist from anon, authenticated;
grant select, delete on public.wishlist to authenticated;
grant insert (user_id, property_id) on public.wishlist to authenticated;
grant all on public.wishlist to service_role;

create policy "Users read their own wishlist" on public.wishlist
  for select to authenticated
  using (user_id = (select auth.uid()));

create policy "Users save houses in their own wishlist" on public.wishlist
  for insert to authenticated
  with check (user_id = (select auth.uid()));

create policy "Users remove houses from their own wishlist" on public.wishlist
  for delete to authenticated
  using (user_id = (select auth.uid()));
