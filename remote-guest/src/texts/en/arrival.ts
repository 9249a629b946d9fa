import { selectTexts } from '@marisma/area-kit/texts';

/** The words of the form about a guest's arrival. */
export const arrival = selectTexts('arrival', {
  title: 'Arrival Details',
  lead: (home: string, dates: string): string =>
    `${home}, ${dates}. Tell us when you arrive and who is coming, so that the house is ready for you. You can change this until the end of your arrival day.`,
  privacy:
    'You and our team read this, and whoever drives or cooks for you reads their part. We delete it 30 days after your stay.',
  purpose:
    'We use what you enter here, also about the people and children who travel with you, to prepare your arrival and your stay. Allergies and diet are sensitive data, kept only with your express consent.',
  time: 'Time of arrival',
  timeHint: (from: string): string => `Local time. Check-in is from ${from}.`,
  travel: 'How will you arrive?',
  ways: { flight: 'By plane', car: 'By car', other: 'Another way' },
  flight: 'Flight number',
  flightHint: 'So that we know if your flight is late.',
  who: 'Who is coming',
  whoHint: (named: number, guests: number): string =>
    guests === 1 ? `${named} of 1 guest named.` : `${named} of ${guests} guests named.`,
  nobody: 'Nobody is named yet.',
  name: (place: number): string => `Name of person ${place}`,
  age: (place: number): string => `Age of person ${place}, if under 18`,
  add: 'Add a Person',
  remove: (name: string): string => `Remove ${name}`,
  person: (place: number): string => `person ${place}`,
  diet: 'Allergies and diet',
  dietHint: 'Read by our team and by whoever cooks for you.',
  /** Stored word for word with its version: see `consentVersion`. */
  consent:
    'I expressly consent to Marisma keeping and using what I write about allergies and diet, mine and, with their permission, that of those who travel with me, only to prepare my stay and its services. I can withdraw this at any time.',
  wishes: 'Special requests',
  wishesHint: 'A crib, a late dinner, flowers: we tell you what is possible.',
  faults: {
    time: 'Enter both hours and minutes, or leave this empty.',
    name: 'Enter the name, or remove this person.',
    age: 'A child is 0 to 17 years old; leave it empty for adults.',
  },
  back: 'Back',
  save: 'Save Details',
  saving: 'Saving…',
  saved: 'Your arrival details are saved.',
  drop: 'Show the Saved Details',
  over: 'Your arrival day is over, so these details can no longer be changed here. Please write to us if something is wrong.',
  nothing: 'There are no arrival details.',
  none: '–',
  child: (name: string, age: number): string => `${name} (${age})`,
});
