import { selectTexts } from '@marisma/area-kit/texts';

/** What is known of a guest, opened from a request. */
export const guestRecord = selectTexts('guestRecord', {
  open: 'Guest’s record',
  title: (name: string) => `Record of ${name}`,
  loading: 'Loading what is known of the guest',
  failed: 'The guest’s record could not be loaded',
  close: 'Close',
  stays: 'Stays',
  noStays: 'No stays.',
  requests: 'Other requests',
  noRequests: 'No other requests.',
  sameAddress: 'by email address only',
  diet: 'Allergies, diet and wishes',
  noDiet: 'Nothing noted.',
  notes: 'Notes of the team',
  noNotes: 'No notes.',
  contact: 'Contact',
  noContact: 'No email or phone number given.',
});
