/** @environment browser */
import { stays as spanish } from '../texts/es/stays';
import { refusalText } from './refusal-text';

const rules = {
  season: 'christmas',
  min_nights: 7,
  arrival_days: [6, 7],
  sleeps: 14,
  max_pets: 1,
  lead_days: 2,
  most_nights: 30,
  farthest_days: 365,
};
const said = (
  code: Parameters<typeof refusalText>[0]['code'],
  change: Partial<Record<keyof typeof rules, unknown>> = {},
) => refusalText({ code, hint: JSON.stringify({ ...rules, ...change }) });

test('a refusal says the numbers that the house and its season have', () => {
  const christmas =
    'At Christmas and New Year, a stay has 7 nights or more and begins on a Saturday or Sunday.';
  expect(said('arrival_day')).toBe(christmas);
  expect(said('min_nights')).toBe(christmas);
  expect(said('min_nights', { season: null, min_nights: 1, arrival_days: [1, 2, 3, 4, 5, 6, 7] })).toBe(
    'Around these dates, a stay has 1 night or more.',
  );
  expect(said('too_many_guests')).toBe('The house sleeps 14 guests at most.');
  expect(said('too_many_pets')).toBe('The house takes 1 pet at most.');
  expect(said('too_soon')).toBe(
    'We take requests until 2 days before arrival. For a sooner stay, please write to us.',
  );
  expect(said('too_soon', { lead_days: 1 })).toContain('until 1 day before');
  expect(said('too_far')).toContain('the next 365 days');
  expect(said('too_many_nights')).toContain('30 nights at most');
  expect(said('too_many_pets', { max_pets: 0 })).toBe('The house does not take pets.');
});

test('Spanish sentences have their own plurals', () => {
  const { refusals } = spanish;
  expect(refusals.stay('En Semana Santa', 1, 'lunes')).toBe(
    'En Semana Santa, la estancia es de 1 noche o más y comienza en lunes.',
  );
  expect(refusals.tooManyGuests(1)).toBe('En la casa puede dormir 1 huésped como máximo.');
});
