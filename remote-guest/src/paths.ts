import type { HomeId } from './homes';

/** Every address that the guest dashboard links to. */
export const paths = {
  home: '/',
  homes: '/properties',
  homeDetail: (id: HomeId): string => `/property/${id}`,
  experiences: '/concierge',
  services: '/services',
  contact: '/contact',
  profile: '/profile',
  dashboard: '/dashboard',
  settings: '/dashboard/settings',
  reviews: '/dashboard?tab=reviews',
  /** A conversation, or the list of all. */
  messages: (id?: string): string => `/dashboard?tab=messages${id ? `&thread=${id}` : ''}`,
} as const;
