import { translated } from '@marisma/shared/texts';

/** The words of the page of a demo's mails. */
export const mail = translated('mail', {
  pageTitle: 'Mails · Marisma',
  what: 'This site is a demo: it writes its mails into a folder instead of sending them.',
  loading: 'Loading the mails',
  failedTitle: 'The mails did not arrive',
  failedHint: 'Check the connection and try again.',
  empty: {
    title: 'No mails yet',
    text: 'Mails appear here a few seconds after a request, an answer or a change.',
  },
  noneHere: {
    title: 'No mails here',
    text: 'Only a site that runs on one machine keeps its mails in a folder.',
  },
  gone: { title: 'This mail is not here', text: 'Its folder may have been emptied.' },
  back: 'All mails',
  to: 'To',
  written: 'Written',
  parts: 'Parts of the mail',
  html: 'HTML',
  text: 'Text',
  shown: (subject: string) => `Mail: ${subject}`,
});
