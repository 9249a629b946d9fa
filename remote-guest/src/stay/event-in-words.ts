import { readStayEvent } from '@marisma/area-kit/booking';
import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import type { EventRow } from '../parts/own';
import { nightsInWords, wishInWords } from '../parts/stay';
import { t } from '../texts';
import { momentInWords, moneyInWords } from '../words';

/** What happened to a stay, as a sentence; undefined for what concerns only the desk. */
export function eventInWords(event: EventRow): string | undefined {
  const { story } = t.stay;
  const read = readStayEvent(event);
  if (!read) return undefined;
  switch (read.what) {
    case 'held':
      return story.held(momentInWords(read.until));
    case 'moved':
      return story.moved(nightsInWords(read));
    case 'wish':
      return wishInWords(read);
    case 'paid':
      return story.paid[read.kind](moneyInWords(read.amountCents));
    case 'repriced':
      return story.repriced(moneyInWords(read.totalCents));
    case 'reversed':
    case 'relet':
    case 'waived':
      return story[read.what](moneyInWords(read.amountCents));
    case 'added':
    case 'dropped':
      return story[read.what](read.named ?? '', moneyInWords(read.amountCents));
    case 'released':
      return [
        read.releasedCents > 0 && story.released(moneyInWords(read.releasedCents)),
        read.claimCents > 0 && story.claimed(moneyInWords(read.claimCents)),
      ]
        .filter(Boolean)
        .join(' ');
    case 'cardRefund':
      return read.outcome === 'sent' ? story.refunding(moneyInWords(read.amountCents)) : undefined;
    case 'dispute':
    case 'offer':
      return undefined;
    case 'kept':
      return story.kept(formatDate(read.until, intlLocale()));
    case 'reminded':
      return story.reminded(formatDate(read.lapsesOn, intlLocale()));
    case 'message':
      return event.actor === 'guest' ? story.message.guest : story.message.house;
    default:
      return story[read.what];
  }
}
