import { selectTexts } from '@marisma/area-kit/texts';

export const houses = selectTexts('houses', {
  loading: 'Loading the nights…',
  failed: 'The calendar could not be loaded',
  unapproved: 'This account waits for approval',
  notAllowed:
    'This account does not keep a calendar yet. An administrator of Marisma has to approve it; once that is done, the houses appear here. There is nothing more for you to do.',
  unreachable: 'The data service does not answer.',
  noHouse: 'Your owner account is awaiting approval',
  noHouseHint:
    'An administrator of Marisma has to link your house to this account. Once that is done, its calendar and figures appear here. There is nothing more for you to do.',
  askTeam: 'Write to the host team',
  signedOut: 'You are no longer signed in. Please sign in again; your entries are kept.',
});
