import { selectTexts } from '@marisma/area-kit/texts';

export const settings = selectTexts('settings', {
  title: 'Settings · Marisma',
  heading: 'Settings',
  lead: 'How your dashboard looks on this device, and where to change the rest.',
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'Email',
    noName: 'Not given yet',
    failed: 'Your profile could not be loaded. This is what we know from your sign-in.',
    retry: 'Try again',
    profile: 'Profile Settings',
    profileNote: 'You can change your name and phone in Profile Settings.',
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
      'Your browser does not let this site store anything. Your choice lasts until you leave the page.',
    saved: 'Saved on this device.',
    email:
      'We email you about your stays, requests and payments. There is nothing to switch on or off in this demo.',
  },
  device: {
    title: 'Data on this device',
    note: 'Your wishlist changes, ratings and the messages you have read stay in this browser tab; the two choices above stay in this browser.',
    clear: 'Clear the data on this device',
    cleared: 'Cleared. The dashboard shows the sample data again.',
  },
  data: {
    title: 'Your personal data',
    note: 'A copy of what we hold about you, and erasure, are in your',
    profile: 'account',
    rest: 'How to correct or limit it stands in our',
    notice: 'Privacy Notice',
    open: 'Withdraw Consent to Allergies and Diet',
    text: 'We then delete what you told us about allergies and diet from all your stays, and whoever cooks for you no longer knows of it.',
    yes: 'Withdraw Consent',
    busy: 'Withdrawing…',
    no: 'Back',
    done: 'Your consent is withdrawn. We no longer keep allergies and diet.',
    failed: 'That did not work. Check the connection and try again.',
  },
});
