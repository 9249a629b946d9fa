/** All paths that the area links to. */
export const paths = {
  home: '/',
  contact: '/contact',
  overview: '/admin',
  calendar: '/admin/calendar',
  reservations: '/admin/reservations',
  messages: '/admin/messages',
  listings: '/admin/listings',
  payments: '/admin/payments',
  reviews: '/admin/reviews',
  users: '/admin/users',
  settings: '/admin/settings',
  desk: '/desk',
  deskMails: '/desk/mail',
  deskMail: (name: string) => `/desk/mail/${name}`,
  deskRequest: (id: string) => `/desk/requests/${id}`,
} as const;
