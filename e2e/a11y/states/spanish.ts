import type { State } from '../state';

const at = (path: string, as?: State['as']): State => ({
  name: `in Spanish, ${path}`,
  path: `/es${path}`,
  as,
  sibling: true,
  // The gate has a page with long texts and one with a form.
  ...(!['/', '/contact'].includes(path) && { variant: true }),
});

/** Spanish: its texts are longer, and accessible names must contain the visible labels. */
export const spanishStates: State[] = [
  at('/'),
  at('/properties'),
  at('/property/ocean-villa-infinity'),
  at('/concierge'),
  at('/contact'),
  at('/auth?tab=signup'),
  at('/profile', 'client'),
  at('/dashboard', 'client'),
  at('/dashboard?tab=reviews', 'client'),
  at('/owner', 'owner'),
  at('/owner-dashboard', 'owner'),
  at('/admin/users', 'admin'),
  at('/desk', 'management'),
];
