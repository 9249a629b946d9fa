import { selectTexts } from '@marisma/area-kit/texts';

export const profile = selectTexts('profile', {
  heading: 'Profile Settings',
  lead: 'Your name and how we reach you.',
  tabs: { label: 'Profile sections', personal: 'Personal Information', account: 'Account Details' },

  email: 'Email',
  emailHint: 'Email cannot be changed from this page',
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  tooLong: (most: number) => `Use at most ${most} characters`,
  save: 'Save changes',
  saving: 'Saving…',
  discard: 'Discard',
  saved: 'Profile updated successfully',
  saveFailed: 'Failed to update profile',
  error: 'Error',
  loadFailed: 'Failed to load profile information',
  outOfReach: 'We can’t load your profile right now',
  outOfReachText: 'Nothing is lost. Check your connection and try again.',

  leave: {
    title: 'Leave without saving?',
    text: 'Your changes to this page have not been saved.',
    stay: 'Keep editing',
    leave: 'Leave',
  },

  account: {
    type: 'Account type',
    roles: 'Roles',
    noType: 'None yet',
    noRoles: 'No roles yet',
    rolesFailed: 'Your roles could not be read. We’ll try again next time you sign in.',
    password: 'Password',
    passwordText: 'Forgotten it? We send a link to your email address with which you can set a new one.',
    passwordSubmit: 'Send the link',
  },

  data: {
    heading: 'Your personal data',
    text: 'You may read what we hold about you, and ask us to erase it. Your other rights stand in our',
    notice: 'Privacy Notice',
    copy: 'Download My Data',
    failed: 'Your request was not carried out',
    erase: 'Ask for Erasure',
    eraseText:
      'Our team checks your request and answers within 20 working days. Your messages, contact and arrival details, reviews and this account are then deleted. Stays, payments and invoices stay without your name, as tax law asks. What is still to come or open must be settled first: a stay, a payment, the contract of an owner.',
    busy: 'Sending…',
    no: 'Back',
    asked: (day: string): string =>
      `We have your request and answer by ${day}. It stands among your messages.`,
  },

  password: {
    title: 'Change password',
    current: 'Current Password',
    submit: 'Change password',
    changed: 'Your password has been changed. You are signed out everywhere else.',
    wrong: 'The current password is not correct',
    signInAgain: 'For your security, sign in again before changing your password, or use the link by email.',
  },

  factors: {
    heading: 'Two-step verification',
    text: 'Ask for a code from an authenticator app each time you sign in.',
    setUp: 'Set up',
    scan: 'Scan this picture with your authenticator app, or type in the key below it.',
    qr: 'QR code for your authenticator app',
    secret: 'Key',
    code: '6-digit code',
    verify: 'Turn on',
    busy: 'One moment…',
    cancel: 'Cancel',
    on: 'Two-step verification is on.',
    turnOff: 'Turn off',
    turnedOn: 'Two-step verification has been turned on.',
    turnedOff: 'Two-step verification has been turned off.',
    failed: 'Two-step verification could not be changed',
  },

  identities: {
    heading: 'Ways to sign in',
    email: 'Email and password',
    connect: (provider: string) => `Connect ${provider}`,
    disconnect: (provider: string) => `Disconnect ${provider}`,
    disconnected: (provider: string) => `${provider} has been disconnected.`,
    failed: 'That could not be changed',
  },
});
