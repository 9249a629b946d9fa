/** All paths that the area links to. */
export const paths = {
  home: '/',
  contact: '/contact?type=owner',
  hostDashboard: '/owner-dashboard',
  overview: '/owner',
  calendar: '/owner/calendar',
  reservations: '/owner/reservations',
  payouts: '/owner/payouts',
  reviews: '/owner/reviews',
  property: '/owner/property',
  messages: '/owner/messages',
  settings: '/owner/settings',
  properties: '/owner/properties',
  newProperty: '/owner/properties/new',
  analytics: '/owner/analytics',
  help: '/owner/help',
  community: '/owner/community',
} as const;
