-- The same rows as before. A function in a policy is called for each row, also for those that a filter on nights leaves
-- out, because the comparison of ranges is not leakproof; among 20,000 stays an owner waited seconds for a month. A
-- subquery reads the few rows of property_owners, and the guest's own stays once.
alter policy "Guests read the nights of their own stays" on public.occupancy
  using (reservation_id in (select r.id from public.reservations r where r.guest_id = (select auth.uid())));

alter policy "Owners read the nights of their time" on public.occupancy
  using ((select private.has_role('owner')) and exists (
    select from public.property_owners o
    where o.owner_id = (select auth.uid()) and o.property_id = occupancy.property_id and o.during && occupancy.nights
  ));

alter policy "Owners read reservations of their time" on public.reservations
  using ((select private.has_role('owner')) and exists (
    select from public.property_owners o
    where o.owner_id = (select auth.uid()) and o.property_id = reservations.property_id
      and o.during && reservations.nights
  ));
