import { selectTexts } from '@marisma/area-kit/texts';
import type { Role } from '@marisma/area-kit/contract';
import type { FaultReason } from '../../areas/area-fault';

/** Every word of the frame; the account pages bring theirs with them. A second language is another object of this shape. */
export const frame = selectTexts('frame', {
  brand: 'Marisma',
  loading: 'Loading',
  stillLoading: 'This is taking longer than usual. Please stay with us.',

  session: {
    signedOut: { title: 'Signed out', description: "You've been successfully signed out." },
    signOutFailed: 'Sign Out Error',
    ended: {
      title: 'You are signed out',
      description:
        'Your session has ended. Sign in again to continue; what you were writing is kept in this tab.',
    },
    badLink: 'This link can’t be used',
    /** By the auth service’s code; the words of an address are never shown, as anybody can write them. */
    refusal: (code: string): string =>
      code === 'otp_expired'
        ? 'It has expired or was used before. Ask for a new one.'
        : 'The service refused it. Ask for a new one, or sign in with your password.',
    sessionRefused: {
      title: 'This link was not used',
      description:
        'For your security we didn’t use this link: it contains sign-in details we can’t verify. Your account is unchanged. Ask for a new link, or sign in with your password.',
    },
    linkFollowed: {
      title: 'You are signed in',
      description: (email: string) => `The link signed you in as ${email}. If that is not you, sign out.`,
    },
    unreachable: {
      title: 'Your account could not be reached',
      description: 'You may still be signed in. Please reload the page in a moment.',
    },
    noAnswer: 'The service did not answer in time.',
    clock: 'Your device’s clock is wrong. This site follows the right time.',
  },

  header: {
    label: 'Main',
    home: 'Marisma Villas & Residencias, home',
    tagline: 'Villas & Residencias',
    menu: 'Menu',
    account: 'Account',
    signIn: 'Sign In',
    signOut: 'Sign Out',
    bookNow: 'Book Now',
    publicSite: 'Public Site',
  },

  footer: {
    blurb:
      'Private villas and residences between the lagoon and the Pacific, with a concierge who knows every tide, trail and table on this coast.',
    links: 'Quick links',
    contactTitle: 'Contact details',
    follow: 'Follow us',
    social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' },
    copyright: 'Marisma. All rights reserved.',
    demo: 'Sitio de demostración privado y no oficial. Nombres, direcciones, teléfonos y precios son ficticios.',
  },

  chat: {
    region: 'Chat',
    label: 'Chat with us on WhatsApp (opens in a new tab)',
    greeting: 'Hello! I would like to know more about staying at Marisma.',
  },

  disclaimer: {
    title: 'Aviso importante',
    paragraphs: [
      'Este sitio es una demostración privada y no oficial. No representa a ninguna empresa, desarrollo ni propiedad real.',
      'Las propiedades, los precios, las reseñas y los datos de contacto son ficticios. No se realizan reservaciones ni cobros.',
    ],
    accept: 'Entiendo',
    close: 'Cerrar',
  },

  notFound: {
    eyebrow: 'Error 404',
    title: 'Oops! Page not found',
    text: 'The tide seems to have carried this page away. Let us take you back to solid ground.',
    home: 'Return to Home',
  },

  notices: { label: 'Announcements', close: 'Close notification' },

  announcer: { arrived: (title: string) => `${title} loaded` },

  language: {
    label: 'Language',
    followed: 'You see the site in the language of your browser.',
    close: 'Close language notice',
  },

  areaPanel: {
    title: 'This part of the site could not be shown',
    overdueTitle: 'This part of the site does not answer yet',
    overdue:
      'It takes longer to arrive than it should. We keep trying, and it appears here as soon as it comes.',
    disabledTitle: 'Back shortly',
    disabled: 'We have switched this part of the site off for a moment. Everything else works as usual.',
    reasons: {
      'registry-unreachable': 'We couldn’t load this page. Please try again in a moment.',
      'registry-untrusted': 'For your safety we did not open this part of the page. Please reload.',
      'manifest-unreachable': 'We couldn’t connect. Please check your connection and try again.',
      'manifest-invalid':
        'Something went wrong on our side, and our team can see it. Please try again later.',
      'entry-unreachable': 'We couldn’t download it. Please check your connection and try again.',
      integrity: 'For your safety we did not open this part of the page. Please reload.',
      'contract-mismatch': 'This page is out of date. Reloading it usually helps.',
      'chunk-missing': 'A part of it is missing. Reloading the page usually helps.',
      'module-incomplete': 'It arrived incomplete. Please try again.',
      'import-crash': 'Something went wrong. Please try again.',
      'render-crash': 'Something went wrong. Please try again.',
      timeout: 'It took too long to arrive. Please try again.',
    } satisfies Record<FaultReason, string>,
    kept: 'You can read this page, but its buttons and forms do not work yet.',
    reference: (reference: string) => `Reference: ${reference}`,
    retry: 'Retry',
    home: 'Home',
  },

  stalled: { text: 'Part of this page has not arrived yet.', retry: 'Retry' },

  accountPanel: {
    title: 'We could not check your account',
    failed: 'We couldn’t check whether this page is for your account. Please try again.',
    overdue:
      'Our account service does not answer yet. We keep trying, and this page opens as soon as it does.',
  },

  roles: {
    admin: { name: 'Admin', account: 'Administrator' },
    owner: { name: 'Owner', account: 'Property Owner' },
    management: { name: 'Management', account: 'Management' },
    client: { name: 'Client', account: 'Client' },
  } satisfies Record<Role, { name: string; account: string }>,
});
