import { officeHours as spanish } from '../texts/es/office-hours';
import { describeHours, usualHours, type OpenInterval } from '.';

const on = (weekdays: number[], ...spans: string[]): OpenInterval[] =>
  weekdays.flatMap((weekday) =>
    spans.map((span) => ({ weekday, opens: span.slice(0, 5), closes: span.slice(6) })),
  );

test('the usual hours are those of the specification', () => {
  expect(describeHours(usualHours)).toEqual(['Mon-Fri 8:00 AM-8:00 PM', 'Sat-Sun 9:00 AM-6:00 PM']);
  expect(describeHours(usualHours, spanish)).toEqual([
    'Lunes a viernes, de 8:00 a.m. a 8:00 p.m.',
    'Sábado y domingo, de 9:00 a.m. a 6:00 p.m.',
  ]);
});

test.each<[string, OpenInterval[], string[], string[]]>([
  [
    'another Saturday and a closed Sunday',
    [...on([1, 2, 3, 4, 5], '08:00-20:00'), ...on([6], '10:00-14:00')],
    ['Mon-Fri 8:00 AM-8:00 PM', 'Sat 10:00 AM-2:00 PM', 'Sun closed'],
    ['Lunes a viernes, de 8:00 a.m. a 8:00 p.m.', 'Sábado, de 10:00 a.m. a 2:00 p.m.', 'Domingo, cerrado'],
  ],
  [
    'a pause at noon, in any order',
    on([7, 6, 5, 4, 3, 2, 1], '16:30-24:00', '00:00-12:00'),
    ['Mon-Sun 12:00 AM-12:00 PM, 4:30 PM-12:00 AM'],
    ['Lunes a domingo, de 12:00 a.m. a 12:00 p.m. y de 4:30 p.m. a 12:00 a.m.'],
  ],
  ['an office without hours', [], ['Mon-Sun closed'], ['Lunes a domingo, cerrado']],
])('%s', (_, hours, english, other) => {
  expect(describeHours(hours)).toEqual(english);
  expect(describeHours(hours, spanish)).toEqual(other);
});
