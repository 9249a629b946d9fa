import { setClockOffset } from '@marisma/area-kit/format';
import type { ShellServices } from '@marisma/area-kit/shell';
import { t } from '../texts';

/** From here on a clock is wrong, rather than an answer slow. */
const WRONG_FROM_MS = 120_000;

interface Issued {
  expires_at: number;
  expires_in: number;
}

/**
 * Writes the end of a new session by this device's clock, by which the auth client judges it: otherwise a session
 * has ended at once on a device whose clock is an hour ahead, and is renewed again and again. The difference stays with
 * the session.
 */
export async function byDeviceClock(url: string, answer: Response): Promise<Response> {
  if (!answer.ok || !url.includes('/auth/v1/')) return answer;
  const read = answer.clone().json() as Promise<Issued | null>;
  const session = await read.catch(() => null);
  if (!session?.expires_in) return answer;
  const ahead = Date.now() - (session.expires_at - session.expires_in) * 1000;
  if (!(Math.abs(ahead) > WRONG_FROM_MS)) return answer;
  const expires_at = session.expires_at + Math.round(ahead / 1000);
  return new Response(JSON.stringify({ ...session, expires_at, clock_ahead: ahead }), answer);
}

/** @returns takes each session as it comes: the page's times follow it, and a wrong clock is notified once */
export function followClock(notify: ShellServices['notify']): (session: object) => void {
  let notified = false;
  return (session) => {
    const { clock_ahead: ahead = 0 } = session as { clock_ahead?: number };
    setClockOffset(ahead);
    if (ahead && !notified) notify({ kind: 'info', title: t.frame.session.clock });
    notified ||= ahead !== 0;
  };
}
