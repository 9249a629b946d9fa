import { selectTexts } from '@marisma/area-kit/texts';

/** What is done with a request besides answering it. */
export const manage = selectTexts('manage', {
  close: 'Close',
  closing: 'Closing…',
  reopen: 'Open again',
  reopening: 'Opening…',
  assign: {
    open: 'Assign',
    title: 'Who answers this request?',
    me: (name: string) => `${name} (you)`,
    nobody: 'Nobody in particular',
    loading: 'Loading the team',
  },
  snooze: {
    open: 'Snooze',
    title: 'Snooze this request',
    lead: 'It comes back by itself, or at once when the guest writes. The time by which an answer is due stays, so it cannot come back later than that. All times are local time.',
    presets: {
      hour: 'In one hour',
      soon: 'In three hours',
      tomorrow: 'Next office day',
      monday: 'Next week',
      week: 'In a week',
    },
    day: 'Day',
    time: 'Time',
    confirm: 'Snooze until then',
    busy: 'Snoozing…',
    chooseDay: 'Please choose a day and a time.',
    past: 'This time is past. Please choose a later one.',
    afterDeadline: (when: string) => `Please choose a time before ${when}: something is due then.`,
    overdue:
      'The answer is overdue. Write to the guest or decide first; what waits for the guest can be snoozed.',
  },
  offer: 'Make an offer',
  erasure: 'Erasure',
  merge: {
    open: 'Merge',
    title: 'Answer this in another request',
    lead: 'This request is closed and stands in the history of the other. What the guest writes here goes there from now on.',
    into: 'Answer it in',
    choose: 'Choose a request',
    none: 'There is no other request of this guest to merge it into.',
    keep: 'Keep it apart',
    confirm: 'Merge',
    busy: 'Merging…',
  },
  others: {
    loading: 'Loading the guest’s other requests',
    failed: 'The guest’s other requests could not be loaded',
  },
});
