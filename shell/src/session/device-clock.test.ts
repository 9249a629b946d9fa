import { now } from '@marisma/area-kit/format';
import type { Notice } from '@marisma/area-kit/shell';
import { byDeviceClock, followClock } from './device-clock';

const SERVICE = Date.parse('2026-11-26T20:00:00Z');
const HOUR = 3_600_000;
const TOKEN = 'https://service.example/auth/v1/token?grant_type=password';

const SESSION = { access_token: 'a', expires_in: 3600, expires_at: SERVICE / 1000 + 3600 };

interface Answered {
  expires_at: number;
  clock_ahead?: number;
}

/** What the auth client reads of a session that ends in an hour. */
async function readAnswer(body: object = SESSION, url = TOKEN, status = 200): Promise<Answered> {
  const answer = await byDeviceClock(url, new Response(JSON.stringify(body), { status }));
  return (await answer.json()) as Answered;
}

const setDevice = (ahead: number) => jest.useFakeTimers({ now: SERVICE + ahead, doNotFake: ['performance'] });

it.each([HOUR, -HOUR, 26 * HOUR])(
  'a session lasts its hour on a device %d ms ahead, which is said once',
  async (ahead) => {
    setDevice(ahead);
    const session = await readAnswer();
    expect(session.expires_at * 1000 - Date.now()).toBe(HOUR);
    const notices: Notice[] = [];
    const follow = followClock((notice) => notices.push(notice));
    follow(session);
    follow(session);
    expect(now().getTime()).toBe(SERVICE);
    expect(notices).toEqual([{ kind: 'info', title: expect.stringMatching('clock is wrong') as string }]);
  },
);

it('a slow answer, a refusal and what is no session stay as they are', async () => {
  setDevice(100_000);
  expect(await readAnswer()).not.toHaveProperty('clock_ahead');
  setDevice(HOUR);
  expect(await readAnswer({ id: 'a' }, 'https://service.example/auth/v1/user')).not.toHaveProperty(
    'clock_ahead',
  );
  expect(await readAnswer(SESSION, TOKEN, 400)).not.toHaveProperty('clock_ahead');
  const silent = jest.fn();
  followClock(silent)({});
  expect(silent).not.toHaveBeenCalled();
  expect(now().getTime()).toBe(Date.now());
});
