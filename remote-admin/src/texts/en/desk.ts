import { translated } from '@marisma/shared/texts';

/** The words of the desk's frame and list. */
export const desk = translated('desk', {
  title: 'Desk',
  pageTitle: 'Desk · Marisma',
  sections: 'Sections of the desk',
  requests: 'Requests',
  notFound: {
    title: 'Page not found',
    text: 'The desk has no page at this address.',
    home: 'Back to the requests',
  },
  tabs: {
    open: 'Needs reply',
    waiting: 'Waiting',
    mine: 'Mine',
    closed: 'Closed',
  },
  tabList: 'Which requests',
  kinds: {
    inquiry: 'Inquiry',
    service: 'Service',
    stay: 'Stay',
  },
  states: {
    open: 'Needs reply',
    waiting: 'Waiting',
    closed: 'Closed',
  },
  list: 'Requests',
  noName: 'No name',
  noSubject: 'No text',
  unread: 'New',
  heldBy: (name: string) => `${name} is writing`,
  loading: 'Loading the requests',
  failedTitle: 'The requests did not arrive',
  failedHint: 'Check the connection and try again.',
  stale: 'The desk cannot be reached. This is the list as it was; it is read again every few seconds.',
  more: 'Show more requests',
  empty: {
    open: {
      title: 'Nobody is waiting',
      text: 'Every request has an answer. New ones appear here by themselves.',
    },
    waiting: {
      title: 'Nothing is on hold',
      text: 'Requests that wait for the guest, or were put off until later, are listed here.',
    },
    mine: {
      title: 'Nothing is assigned to you',
      text: 'Requests that you or a colleague assign to you are listed here.',
    },
    closed: { title: 'No closed requests yet', text: 'Requests that need nothing more are listed here.' },
  },
  choose: { title: 'Choose a request', text: 'It opens here, beside the list.' },
});
