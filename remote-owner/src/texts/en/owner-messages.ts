import { selectTexts } from '@marisma/area-kit/texts';

/** The page on which owners write to their team. */
export const ownerMessages = selectTexts('ownerMessages', {
  lead: 'Write to your Marisma team and read the answers, house by house.',
  loading: 'Loading your messages…',
  failed: 'Your messages could not be loaded',
  begin: 'New message',
  about: 'About',
  noHouse: 'No house in particular',
  with: (house: string, day: string): string => `${house}, since ${day}`,
  team: 'Your Marisma team',
  write: {
    label: 'Your message',
    hint: 'Your Marisma team answers here and by email.',
    send: 'Send',
    sending: 'Sending…',
    sent: 'Your message is sent.',
  },
  words: {
    you: 'You',
    byEmail: 'by email',
    fromOther: (address: string): string => `From another address: ${address}`,
    filesRefused: (count: number): string =>
      count === 1 ? '1 file did not reach us' : `${count} files did not reach us`,
    shortened: 'shortened',
  },
  staff: 'Owners’ messages are answered at the desk',
  staffHint: 'What owners write here stands among the requests, and your answer appears on their page.',
  openDesk: 'Open the desk',
  soon: 'One inbox for guests and the concierge as well.',
});
