import { selectTexts } from '@marisma/area-kit/texts';

export const auth = selectTexts('auth', {
  tabs: { label: 'Sign in or sign up', signIn: 'Sign In', signUp: 'Sign Up' },
  heading: 'Welcome to Marisma',
  lead: 'Sign in to see your stays, or create an account in a minute.',

  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  firstName: 'First Name',
  lastName: 'Last Name',

  required: {
    email: 'Email is required',
    confirm: 'Please repeat the password',
    firstName: 'First name is required',
    lastName: 'Last name is required',
    code: 'Enter the 6-digit code',
  },
  tooLong: (most: number) => `Use at most ${most} characters`,
  mismatch: 'Passwords do not match',

  strength: {
    label: 'Password strength',
    hint: (least: number) =>
      `At least ${least} characters; a few words in a row are easy to remember and hard to guess.`,
    tooCommon: 'This password is too common. Please choose another one.',
    levels: ['Too short', 'Weak', 'Fair', 'Good', 'Strong'],
  },

  signIn: {
    submit: 'Sign In',
    busy: 'Signing in…',
    forgot: 'Forgot your password?',
    success: "Welcome back! You've successfully signed in.",
    failed: 'Sign In Error',
    unconfirmed: 'Your email address has not been confirmed yet.',
    resend: 'Send the verification email again',
    resent: 'If this account is waiting to be verified, a new email is on its way.',
    resendFailed: 'The email could not be sent',
  },

  signUp: {
    role: 'I am signing up as',
    roles: {
      client: { label: 'Client', hint: 'I want to stay' },
      owner: { label: 'Owner', hint: 'I own a property; we link it after approval' },
      management: { label: 'Management', hint: 'I manage properties; needs approval' },
    },
    submit: 'Create Account',
    busy: 'Creating account…',
    success: 'Account created successfully! Please check your email to verify your account.',
    failed: 'Signup failed',
    unexpected: 'An unexpected error occurred',
    closed: 'New accounts can’t be created at the moment.',
    exists: 'This email address already has an account.',
    existsHint: 'Is this you? You can use the account you have.',
    existsSignIn: 'Sign in instead',
    existsForgot: 'Set a new password',
    purpose: 'We use what you enter here to open your account and to let you sign in.',
    terms: 'By creating an account you agree to our',
  },

  verify: {
    title: 'Check your email',
    text: (email: string) =>
      `We have sent a link to ${email}. Follow it to verify your account, then sign in.`,
    back: 'Back to Sign In',
  },

  forgot: {
    title: 'Forgotten password',
    text: 'Tell us your email address and we will send you a link to set a new password.',
    submit: 'Send the link',
    busy: 'Sending…',
    sent: (email: string) => `If ${email} has an account, a link to set a new password is on its way.`,
    failed: 'The link could not be sent',
    back: 'Back to Sign In',
  },

  recovery: {
    title: 'Set a new password',
    text: (email: string) => `Choose a new password for ${email}.`,
    password: 'New Password',
    confirm: 'Confirm New Password',
    submit: 'Save new password',
    busy: 'Saving…',
    success: 'Your password has been changed.',
    failed: 'The password could not be changed',
    later: 'Not now',
  },

  /** By the kind of mail whose link was followed. */
  link: {
    signup: {
      title: 'Confirm your email address',
      text: 'Confirm that the address is yours. You will be signed in.',
      submit: 'Confirm and sign in',
    },
    invite: {
      title: 'Accept your invitation',
      text: 'You will be signed in and can choose a password.',
      submit: 'Accept and sign in',
    },
    recovery: {
      title: 'Choose a new password',
      text: 'You will be signed in to the account that asked for this link, and can choose a new password.',
      submit: 'Continue',
    },
    magiclink: {
      title: 'Sign in by email',
      text: 'You will be signed in to the account that asked for this link.',
      submit: 'Sign in',
    },
    email_change: {
      title: 'Confirm your new email address',
      text: 'The address of your account will be changed, and you will be signed in.',
      submit: 'Confirm the address',
    },
    replaces: (email: string) =>
      `You are signed in as ${email}. If the link belongs to another account, that account is signed in instead.`,
    stay: (email: string) => `Stay signed in as ${email}`,
    ignore: 'Do not use the link',
    busy: 'One moment…',
    half: 'Confirmed. Now follow the link that we sent to your other address.',
  },

  challenge: {
    title: 'One more step',
    totp: 'Enter the 6-digit code from your authenticator app.',
    phone: 'Enter the 6-digit code we have sent to your phone.',
    code: 'Code',
    submit: 'Verify',
    busy: 'Verifying…',
    failed: 'The code could not be verified',
    resend: 'Send another code',
    cancel: 'Sign in with another account',
  },

  providers: {
    or: 'or',
    continueWith: (provider: string) => `Continue with ${provider}`,
    failed: 'Sign In Error',
    sso: 'Continue with single sign-on',
    ssoDomain: 'Company domain',
    ssoSubmit: 'Continue',
    web3: (chain: string) => `Continue with ${chain}`,
    web3Statement: 'I sign in to Marisma.',
  },

  /** What the auth service says of a refusal, by its code; in its own language it speaks for itself. */
  refusal: (_code: string, words: string): string => words,
  wait: (seconds: number) =>
    seconds < 90
      ? `Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`
      : `Try again in ${Math.ceil(seconds / 60)} minutes.`,
  notSetUp: (reason: string) => `Accounts are out of service: this site is not fully set up (${reason}).`,
  noAnswer: 'The service could not be reached. Check your connection and try again.',
  captchaFailed: 'We could not check that you are a person. Turn off blockers for this page and try again.',
});
