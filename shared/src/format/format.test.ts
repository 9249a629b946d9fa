import {
  datePattern,
  formatClock,
  formatDate,
  formatDateRange,
  formatMoney,
  formatNights,
  formatNumber,
  formatPercent,
  formatRelativeTime,
  plural,
  readDate,
} from '.';

test('dates depend on the locale, never on the time zone', () => {
  expect(formatDate('2026-12-01')).toBe('Dec 1, 2026');
  expect(formatDate('2026-12-01', 'es-MX', 'long')).toBe('1 de diciembre de 2026');
  expect(formatDate('2026-12-01', 'en-US', 'full')).toBe('Tuesday, December 1, 2026');
  expect(formatDate('soon')).toBe('soon');
  expect(formatDateRange('2026-12-12', '2026-12-19')).toBe('Dec 12\u00a0– 19, 2026');
  expect(formatDateRange('2026-12-15', '2026-12-22', 'es-MX')).toBe('15–22 dic 2026');
  expect(formatDateRange('2026-06-28', '2026-07-01', 'es-MX')).toBe('28 jun\u00a0– 1 jul 2026');
  expect(formatDateRange('2026-06-28', '2026-07-01', 'es-MX', 'long')).toMatch(/^28 de junio/);
  expect(formatDateRange('a', 'b')).toBe('a – b');
  expect([datePattern(), datePattern('es-MX')]).toEqual(['MM/DD/YYYY', 'DD/MM/AAAA']);
});

test('nights that follow each other are one range', () => {
  const nights = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-05'];
  expect(formatNights(nights)).toMatch(/^Dec 30, 2026\s–\sJan 1, 2027 and Jan 5, 2027$/);
  expect(formatNights(nights, 'es-MX')).toMatch(/^30 dic 2026\s–\s1 ene 2027 y 5 ene 2027$/);
  expect(formatNights(['2026-12-05', '2026-12-06'])).toMatch(/^Dec 5\s–\s6, 2026$/);
});

test('a time of day is written as the language writes it', () => {
  expect(formatClock('15:40', 'en-US')).toBe('3:40\u00a0PM');
  expect(formatClock('09:00', 'es-MX')).toBe('9:00\u00a0a.m.');
  expect(formatClock('later', 'en-US')).toBe('later');
});

test.each([
  ['2026-12-31', 'en-US', '2026-12-31'],
  ['12/31/2026', 'en-US', '2026-12-31'],
  [' 1/2/2026 ', 'en-US', '2026-01-02'],
  ['1/2/2026', 'es-MX', '2026-02-01'],
  ['Dec 31, 2026', 'en-US', '2026-12-31'],
  ['31 dic 2026', 'es-MX', '2026-12-31'],
  ['Thu, December 31, 2026', 'en-US', '2026-12-31'],
])('%s in %s is read as %s', (text, locale, date) => {
  expect(readDate(text, locale)).toBe(date);
});

test.each(['', '12/31', '31/12/2026', 'Feb 30, 2026', '12/31/26', 'tomorrow', '2026-1', '1 2 3 2026'])(
  '%s is not a date',
  (text) => {
    expect(readDate(text)).toBeUndefined();
  },
);

test('money shows cents only when they are not zero', () => {
  expect(formatMoney(1200)).toBe('US$1,200');
  expect(formatMoney(1200.5)).toBe('US$1,200.50');
  expect(formatMoney(1200, 'es-MX')).toBe('USD\u00a01,200');
  expect(formatMoney(25_000, 'en-US', { notation: 'compact' })).toBe('US$25K');
  expect(formatNumber(12500)).toBe('12,500');
  expect(formatPercent(0.785, 'en-US', 1)).toBe('78.5%');
});

test.each([0, 7, 999, 1000, 12345, 999999, 1234567, -7, 4.5])(
  '%p is formatted as Intl formats it',
  (value) => {
    for (const locale of ['en', 'en-US', 'es-MX', 'es']) {
      expect(formatNumber(value, locale)).toBe(new Intl.NumberFormat(locale).format(value));
      const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
      const money = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits,
        maximumFractionDigits: 2,
      });
      const dollars = locale.startsWith('en') ? 'US$' : '$';
      expect(formatMoney(value, locale)).toBe(money.format(value).replace('$', () => dollars));
    }
  },
);

test('plural forms depend on the count and the language', () => {
  const nights = { one: '# night', other: '# nights' };
  expect([0, 1, 2].map((count) => plural(count, nights))).toEqual(['0 nights', '1 night', '2 nights']);
  expect(plural(1000, nights)).toBe('1,000 nights');
});

test('relative time takes the largest whole unit', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (iso: string) => formatRelativeTime(new Date(iso), 'en-US', now);
  expect(ago('2026-11-20T09:00:00Z')).toBe('3 hours ago');
  expect(ago('2026-11-19T11:00:00Z')).toBe('yesterday');
  expect(ago('2026-11-22T12:00:00Z')).toBe('in 2 days');
  expect(ago('2026-11-20T12:00:00Z')).toBe('now');
});
