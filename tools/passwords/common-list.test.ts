import { isCommonPassword } from '@marisma/area-kit/passwords';
import { FILTER } from '../../shared/src/passwords/filter.generated';
import { buildFilter, commonPasswords } from './common-list';

test('the filter is the one of the current list', () => {
  const list = commonPasswords();
  expect(list).toHaveLength(10_000);
  expect(buildFilter(list)).toBe(FILTER);
});

test('all 10,000 common passwords are refused, in any case', () => {
  const list = commonPasswords();
  expect(list.filter((password) => !isCommonPassword(password))).toEqual([]);
  expect(isCommonPassword('PassWord')).toBe(true);
});

test.each(['Marisma2026', 'm-a-r-i-s-m-a', 'OceanVillaInfinity!', 'owner+admin.1', '2027 Serenity abc'])(
  '%s is refused: little but words of this site',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test.each(['heron over the lagoon', 'Marisma and three kites', 'administer 7 pears', '4419-20-77-1'])(
  '%s is allowed',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('of other passwords one in a thousand is', () => {
  const others = Array.from({ length: 20_000 }, (_, at) => `kelp-river-${at}`);
  const refused = others.filter(isCommonPassword).length;
  expect(refused).toBeGreaterThan(4);
  expect(refused).toBeLessThan(40);
});
