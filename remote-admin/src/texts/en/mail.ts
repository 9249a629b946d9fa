import { selectTexts } from '@marisma/area-kit/texts';

/** The words of the page of a demo's mails. */
export const mail = selectTexts('mail', {
  pageTitle: 'Emails · Marisma',
  what: 'This site is a demo: it keeps its emails in a folder instead of sending them.',
  loading: 'Loading the emails',
  failedTitle: 'The emails could not be loaded',
  failedHint: 'Check the connection and try again.',
  empty: {
    title: 'No emails yet',
    text: 'Emails appear here a few seconds after a request, an answer or a change.',
  },
  noneHere: {
    title: 'No emails here',
    text: 'Only a site that runs on one machine keeps its emails in a folder.',
  },
  gone: { title: 'We can’t find this email', text: 'Its folder may have been emptied.' },
  back: 'All emails',
  to: 'To',
  written: 'Written',
  parts: 'Parts of the email',
  html: 'HTML',
  text: 'Text',
  shown: (subject: string) => `Email: ${subject}`,
});
