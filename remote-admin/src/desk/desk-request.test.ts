import { deskRecord } from '../testing/desk-service';
import { parseRequests } from './desk-request';

const subjectOf = (subject: string, kind: 'inquiry' | 'stay' = 'inquiry') =>
  parseRequests([{ ...deskRecord(1, { subject }), kind }])[0]?.subject;

test('a message that the view cut ends with an ellipsis after a whole word', () => {
  const message = `We own a house, and are unhappy. ${'Could someone call us? '.repeat(4)}`;
  expect(subjectOf(message.slice(0, 100))).toBe(
    'We own a house, and are unhappy. Could someone call us? Could someone call us? Could someone call…',
  );
});

test('a whole message and the subject of a stay stay as they are', () => {
  expect(subjectOf('Is the jetty free in May?')).toBe('Is the jetty free in May?');
  expect(subjectOf('x '.repeat(50), 'stay')).toBe('x '.repeat(50));
});
