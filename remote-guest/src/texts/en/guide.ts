import { selectTexts } from '@marisma/area-kit/texts';

/** The words of the arrival guide. */
export const guide = selectTexts('guide', {
  title: 'Arrival Guide',
  of: (home: string, dates: string): string => `Arrival Guide, ${home}, ${dates}`,
  loading: 'Loading the arrival guide',
  failed: 'The arrival guide could not be loaded',
  asOf: (moment: string): string => `Saved on this device: the guide as of ${moment}.`,
  sample: 'An example of this demo: places, codes and numbers are not real.',
  none: 'The guide is being written',
  noneReason: 'Please ask us how to get to the house; we will send you directions to the door.',
  secrets: 'Door Code and Wi-Fi',
  door_code: 'Door code',
  wifi_name: 'Wi-Fi network',
  wifi_password: 'Wi-Fi password',
  noSecrets: 'This house has no door code: someone will meet you at the door.',
  withheld: {
    unpaid: (day: string): string =>
      `They are shown here from ${day}, seven days before your arrival, once your stay is paid.`,
    /** When only the payment is missing. */
    soon: 'They are shown here as soon as your stay is paid.',
    early: (day: string): string => `They are shown here from ${day}, seven days before your arrival.`,
    over: (_day: string): string => 'They are no longer shown: your stay is over.',
  },
  directions: 'The Way to the Door',
  map: 'Open the map',
  airport: 'Airport',
  people: 'Whom to Call',
  emergency: 'Emergency',
  manual: 'How Things Work',
  back: 'Back',
  print: 'Print',
});
