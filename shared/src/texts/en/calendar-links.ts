import { selectTexts } from '../select-texts';

/** The words of links for other calendars. Loaded with the code that shows them, see `withLinkTexts`. */
export const calendarLinks = selectTexts('calendarLinks', {
  none: 'This calendar isn’t shared with any other site yet.',
  noneOwn: 'There is no link yet.',
  own: 'your own calendar',
  siteOf: (site: string, house: string) => `${site}, ${house}`,
  site: 'Site',
  sameName:
    'Under the name by which a site’s calendar is read here, its link leaves out what that site itself has booked or closed, so that cancelled nights open again there.',
  notRead: 'Not read yet.',
  read: (when: string) => `Last read on ${when}.`,
  made: (day: string) => `Made on ${day}.`,
  madeBy: (who: string, day: string) => `Made by ${who} on ${day}.`,
  address: 'Address of the calendar',
  once: 'Copy it now; we won’t show it again. It never shows guest names.',
  copy: 'Copy',
  copied: 'The address is copied',
  notCopied: 'The address could not be copied; select it and copy it yourself',
  of: (action: string, name: string) => `${action}: ${name}`,
  make: 'Make a link',
  replace: 'Replace the link',
  end: 'Turn the link off',
  ended: (name: string) => `The link is off: ${name}`,
  confirm: {
    replace: (name: string) => `Replace the link for ${name}?`,
    end: (name: string) => `Turn the link for ${name} off?`,
  },
  after: {
    replace:
      'A site that reads today’s link sees nothing from now on: give it the new one. Links for other sites stay as they are.',
    end: 'A site that reads it sees nothing from now on, and may sell nights that are booked here. Links for other sites stay as they are.',
    own: 'The calendar vanishes from phones that read today’s link. Links for sites stay as they are.',
  },
  cancel: 'Cancel',
  saving: 'Saving…',
});
