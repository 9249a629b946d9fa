import { compareTexts } from './compare-texts';

const english = {
  title: 'Welcome',
  brand: 'Marisma',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  found: (shown: string, all: string) => `${shown} of ${all}`,
  levels: ['Weak', 'Strong'],
};
const spanish: typeof english = {
  title: 'Bienvenidos',
  brand: 'Marisma',
  nights: (count) => (count === 1 ? '1 noche' : `${count} noches`),
  found: (shown, all) => `${shown} de ${all}`,
  levels: ['Débil', 'Segura'],
};
const faults = (change: object) =>
  compareTexts(english, { ...spanish, ...change }, (text) => text === 'Marisma').map(
    ({ path, fault }) => `${path}: ${fault}`,
  );

it('finds no faults in a complete translation', () => expect(faults({})).toEqual([]));

it.each<[string, object, string]>([
  ['a missing text', { title: undefined }, 'title: missing'],
  ['an empty text', { title: '' }, 'title: empty'],
  ['a padded text', { title: ' Bienvenidos' }, 'title: padded with blanks'],
  ['a text that was not translated', { title: 'Welcome' }, 'title: still English: Welcome'],
  ['a text in place of a function', { nights: 'noches' }, 'nights: of another kind'],
  ['a shorter list', { levels: ['Débil'] }, 'levels.1: missing'],
  ['an unused text', { extra: 'x' }, '.extra: superfluous'],
  [
    'a function that leaves out its arguments',
    { found: () => 'de todos' },
    'found: leaves out 5, 9: de todos',
  ],
  ['a function that was not translated', { found: english.found }, 'found: still English: 5 of 9'],
  [
    'a singular that was not translated',
    { nights: (n: number) => (n === 1 ? '1 night' : `${n} noches`) },
    'nights: still English: 1 night',
  ],
])('finds %s', (_what, change, fault) => expect(faults(change)).toEqual([fault]));
