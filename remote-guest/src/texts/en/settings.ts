import { translated } from '@marisma/area-kit/texts';

export const settings = translated('settings', {
  title: 'Settings · Marisma',
  heading: 'Settings',
  lead: 'How the dashboard treats you on this device, and where to find the rest.',
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'Email',
    noName: 'Not given yet',
    failed: 'Your profile could not be loaded. Shown is what your sign-in knows.',
    retry: 'Try again',
    profile: 'Profile Settings',
    profileNote: 'Your name and phone are changed in Profile Settings.',
    signOut: 'Sign Out',
  },
  notices: {
    title: 'On the dashboard',
    stored: 'Kept on this device only, in this browser. Nothing is sent, and other devices are not changed.',
    unread: 'Show the number of unread messages',
    unreadNote: 'On the Messages tab.',
    countdown: 'Count the days to my next trip',
    countdownNote: 'On the card Your Next Trip.',
    notStored:
      'Your browser does not let this site store anything. The choice holds until you leave the page.',
    saved: 'Saved on this device.',
    email: 'Emails and text messages are not part of this demo, so there is nothing to switch on or off.',
  },
  device: {
    title: 'Data on this device',
    note: 'Wishlist changes, read marks and ratings live in this browser tab; the two choices above in this browser.',
    clear: 'Clear what this device keeps',
    cleared: 'Cleared. The dashboard shows the sample data as at first.',
  },
});
