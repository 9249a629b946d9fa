import { selectTexts } from '@marisma/area-kit/texts';

/** Words of the arrival guide of a house; what it shares with the rates is in theirs. */
export const guides = selectTexts('guides', {
  title: 'Arrival guide',
  lead: 'What guests of confirmed stays read before and at the door, in both languages.',
  sample: 'Sample guide, not confirmed',
  parts: {
    way: 'The way to the door',
    secrets: 'Door code and Wi-Fi',
    people: 'Whom guests call',
    manual: 'How things work',
  },
  fields: {
    directions_en: 'Directions, in English',
    directions_es: 'Directions, in Spanish',
    airport_en: 'Airport, in English',
    airport_es: 'Airport, in Spanish',
    manual_en: 'House guide, in English',
    manual_es: 'House guide, in Spanish',
    map_url: 'Link to a map',
    emergency: 'Emergency number',
    people: 'People',
    door_code: 'Door code',
    wifi_name: 'Wi-Fi network',
    wifi_password: 'Wi-Fi password',
  },
  topicsHint:
    'An empty line begins a topic; the first line of a topic is its heading when more lines follow.',
  airportHint: 'Name, code, and how long the way takes.',
  mapHint: 'Begins with https://',
  secretsHint:
    'Guests read these once the stay is paid, from seven days before arrival until the day of departure. The history says that they were changed, never to what.',
  person: (place: number): string => `Person ${place}`,
  personParts: {
    name: 'Name',
    role_en: 'What they do, in English',
    role_es: 'What they do, in Spanish',
    phone: 'Phone',
  },
  addPerson: 'Add person',
  removePerson: (name: string): string => `Remove ${name}`,
  faults: {
    map: 'Please enter a link that begins with https://, or leave this empty.',
    name: 'Please enter a name, or remove this person.',
    phone: 'Please enter a phone number: digits, spaces and a + at the beginning.',
  },
  change: (field: string, before: string, after: string): string => `${field}: ${before} → ${after}`,
  secretChanged: (field: string): string => `${field}: changed`,
  save: 'Save guide',
  saved: (house: string): string => `The arrival guide of ${house} is saved`,
  stale: (name: string, when: string): string =>
    `${name} changed this guide on ${when}. What you entered is still here, and nothing was saved.`,
  reload: 'Read the guide as it is now',
  loading: 'Loading the arrival guide',
  failed: 'The arrival guide could not be loaded',
  leave: 'The guide that you changed is not saved yet.',
});
