import { selectTexts } from '@marisma/area-kit/texts';

export const account = selectTexts('account', {
  menuUnnamed: 'Account menu',
  menu: (name: string): string => `Account menu, ${name}`,
  signedInAs: 'Signed in as',
  home: 'Home',
  profile: 'Profile Settings',
  settings: 'Dashboard Settings',
  signOut: 'Sign Out',
  signingOut: 'Signing out…',
  brandHome: 'Marisma, home',
  nav: {
    label: 'Guest',
    menu: 'Guest menu',
    dashboard: 'Dashboard',
    homes: 'Homes',
    experiences: 'Experiences',
    services: 'Services',
    settings: 'Settings',
  },
});
