import { findDuplicates } from './duplicates';

const library = (name: string, version = '1.0.0') => ({ name, version, bytes: 1000 });
const shell = [library('react', '19.0.0'), library('zustand', '5.0.0')];

it('accepts libraries that only the area bundles', () => {
  expect(findDuplicates('guest', [library('zod'), library('zustand', '5.0.0')], shell)).toEqual([]);
});

it.each(['react', 'styled-components', 'react-router', '@marisma/shared/router'])(
  'finds %s, which the shell provides',
  (name) => {
    expect(findDuplicates('guest', [library(name)], [])).toEqual([
      `guest bundles ${name}, which the shell provides`,
    ]);
  },
);

it('finds two versions in one page, from area or shell', () => {
  expect(findDuplicates('guest', [library('zustand', '4.0.0')], shell)).toEqual([
    'a page of guest has zustand in versions 4.0.0 and 5.0.0',
  ]);
  expect(findDuplicates('guest', [library('zod', '3.0.0'), library('zod', '4.0.0')], [])).toEqual([
    'a page of guest has zod in versions 3.0.0 and 4.0.0',
  ]);
});
