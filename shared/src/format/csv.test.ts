import { toCsv } from './csv';

const body = (rows: Parameters<typeof toCsv>[0]) => toCsv(rows).slice(1);

test('lines end with CR LF, texts are quoted, numbers are not', () => {
  expect(
    body([
      ['Month', 'Revenue'],
      ['January', -1200.5],
    ]),
  ).toBe('"Month","Revenue"\r\n"January",-1200.5\r\n');
});

test('the file starts with a UTF-8 byte order mark', () => {
  expect(toCsv([['Señora']]).codePointAt(0)).toBe(0xfeff);
});

test('quotes are doubled; commas and line breaks stay inside the quotes', () => {
  expect(body([['say "hi"', 'a,b', 'one\ntwo']])).toBe('"say ""hi""","a,b","one\ntwo"\r\n');
});

test('an absent value is an empty cell', () => {
  expect(body([[null, undefined, '']])).toBe(',,""\r\n');
});

test.each(['=SUM(A1)', '+1', '-1', '@cmd', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠cmd'])(
  '%j never runs as a formula',
  (text) => {
    expect(body([[text]])).toBe(`"'${text}"\r\n`);
  },
);
