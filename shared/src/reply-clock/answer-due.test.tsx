import { act, render } from '@testing-library/react';
import { createDataClient, type DataAnswer } from '../testing';
import { loadAnswerDue } from '.';
import { AnswerDue } from './answer-due';

test('the house is asked once, about now or about a moment', async () => {
  const asked: unknown[] = [];
  const client = createDataClient(async (request, url) => {
    asked.push(url.pathname, await request.json());
    return Response.json('2026-11-23T22:20:00+00:00');
  });
  expect(await loadAnswerDue(client)).toEqual(new Date('2026-11-23T22:20Z'));
  expect(await loadAnswerDue(client, new Date('2026-11-23T20:20Z'))).toEqual(new Date('2026-11-23T22:20Z'));
  expect(asked).toEqual([
    '/rest/v1/rpc/answer_due',
    {},
    '/rest/v1/rpc/answer_due',
    { since: '2026-11-23T20:20:00.000Z' },
  ]);
});

test.each<[string, DataAnswer]>([
  ['a house without office hours', () => Response.json(null)],
  ['a failing service', () => Response.json({ message: 'down' }, { status: 500 })],
  ['a service without this function', () => Response.json({ code: 'PGRST202' }, { status: 404 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a question that is taken back', () => Promise.reject(new DOMException('', 'AbortError'))],
])('%s promises nothing', async (_, answer) => {
  expect(await loadAnswerDue(createDataClient(answer))).toBeUndefined();
});

test('once the time is past, an open page says nothing', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T20:20Z') });
  const { container } = render(<AnswerDue due={new Date('2026-11-23T20:21Z')} />);
  expect(container).toHaveTextContent(/^We answer by 2:21\sPM today/);
  act(() => jest.advanceTimersByTime(90_000));
  expect(container).toBeEmptyDOMElement();
});
