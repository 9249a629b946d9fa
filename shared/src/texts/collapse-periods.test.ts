import { collapsePeriods } from './collapse-periods';

it('leaves one period where a time ends a sentence, and all of an ellipsis', () => {
  expect(collapsePeriods('Hasta las 4:20 p.m.. Después, no...')).toBe('Hasta las 4:20 p.m. Después, no...');
});
