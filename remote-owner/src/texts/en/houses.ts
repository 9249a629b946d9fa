import { selectTexts } from '@marisma/area-kit/texts';

export const houses = selectTexts('houses', {
  loading: 'Loading the nights…',
  failed: 'The calendar could not be loaded',
  unapproved: 'Your owner account is awaiting approval',
  notAllowed:
    'Marisma will activate your calendar, and your houses will appear here. There is nothing more for you to do.',
  unreachable: 'The data service does not answer.',
  noHouse: 'Your owner account is awaiting approval',
  noHouseHint:
    'Your Marisma team will link your house to this account, and its calendar and figures will appear here. There is nothing more for you to do.',
  askTeam: 'Write to your Marisma team',
  signedOut: 'You are no longer signed in. Please sign in again; your entries are kept.',
});
