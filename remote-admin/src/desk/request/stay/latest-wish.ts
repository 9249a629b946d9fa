import { readStayEvent, type PricedNights } from '@marisma/area-kit/stays';
import type { RequestEvent } from '../../../lib/request-event';
import type { DeskStay } from '../read/request';

/** The nights that the guest last asked to move to, unless the stay has been moved since. */
export function latestWish(events: readonly RequestEvent[], stay: DeskStay): PricedNights | undefined {
  let wish: PricedNights | undefined;
  for (const event of events) {
    const read = readStayEvent(event);
    if (read?.what === 'wish') wish = read;
    if (read?.what === 'moved') wish = undefined;
  }
  return wish && (wish.checkIn !== stay.checkIn || wish.checkOut !== stay.checkOut) ? wish : undefined;
}
