import { selectTexts } from '@marisma/area-kit/texts';

/** Words of the page of owners; what it shares with the rates is in theirs. */
export const owners = selectTexts('owners', {
  title: 'Owners',
  lead: 'Whose each house is. Owners read its calendar, reservations and statements in their time, without the contacts of guests.',
  none: 'No owner is linked yet.',
  deleted: 'A deleted account',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  link: 'Link an owner',
  linkTo: (house: string) => `Link an owner to ${house}`,
  linkLead: 'A house has one owner on a day. If it changes hands, end the time of its owner first.',
  linked: (name: string, house: string) => `${house} is linked to ${name}`,
  owner: 'Owner',
  ownerHint: 'Accounts that signed up as owners.',
  choose: 'Choose an account',
  firstDay: 'First day',
  end: 'End',
  endOf: (name: string, house: string) => `End the time of ${name} at ${house}`,
  endLead: 'The owner keeps what was before, and reads nothing of later nights.',
  ended: (name: string, house: string) => `The time of ${name} at ${house} ends`,
  lastDay: 'Last day',
  stale: (name: string, when: string) =>
    `${name} changed the owners of this house on ${when}. Close this window to see them as they are now.`,
  saving: 'Saving…',
  back: 'Cancel',
  loading: 'Loading the owners',
  failed: 'The owners could not be loaded',
  failedHint: 'Check the connection and try again.',
});
