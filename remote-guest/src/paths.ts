import type { HomeId } from './sample/homes';

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
  messages: '/dashboard?tab=messages',
} as const;
