/** Addresses that the frame and the shell's own pages link to. */
export const paths = {
  home: '/',
  properties: '/properties',
  category: (category: 'lagoon-villas' | 'ocean-villas' | 'lagoon-apartments' | 'villas') =>
    `/properties/${category}`,
  concierge: '/concierge',
  about: '/about',
  ownerPortal: '/owner-portal',
  contact: '/contact',
  terms: '/terms',
  proposal: '/proposal',
  auth: '/auth',
  profile: '/profile',
  dashboard: '/dashboard',
  ownerDashboard: '/owner-dashboard',
  owner: '/owner',
  admin: '/admin',
} as const;
