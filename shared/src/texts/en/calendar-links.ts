import { selectTexts } from '../select-texts';

/** The words of a house's link for other calendars. Loaded with the code that shows them, see `withLinkTexts`. */
export const calendarLinks = selectTexts('calendarLinks', {
  none: 'This calendar isn’t shared with any other site yet.',
  noneOf: (channel: string) =>
    `No link of its own yet. Give ${channel} this one instead of the house’s: it leaves out what ${channel} itself has booked or closed, so that cancelled nights open again there.`,
  notRead: 'No site has read the link yet.',
  read: (when: string) => `Last read on ${when}.`,
  made: (day: string) => `Made on ${day}.`,
  address: 'Address of the calendar',
  once: 'Copy it now; we won’t show it again. It lists booked nights only, never guest names.',
  copy: 'Copy',
  copied: 'The address is copied',
  notCopied: 'The address could not be copied; select it and copy it yourself',
  make: 'Make a link',
  makeOf: (house: string) => `Make a link: ${house}`,
  replace: 'Replace the link',
  replaceOf: (house: string) => `Replace the link: ${house}`,
  end: 'Turn the link off',
  endOf: (house: string) => `Turn the link off: ${house}`,
  ended: (house: string) => `The link of ${house} is off`,
  confirm: {
    replace: {
      title: (house: string) => `Replace the link of ${house}?`,
      text: 'Sites that read the link of today see nothing from now on. Give them the new one.',
    },
    end: {
      title: (house: string) => `Turn the link of ${house} off?`,
      text: 'Sites that read it see nothing from now on, and may sell nights that are booked here.',
    },
  },
  cancel: 'Cancel',
  saving: 'Saving…',
});
