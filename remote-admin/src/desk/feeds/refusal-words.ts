import { type DataError } from '@marisma/area-kit/data';
import { stayTexts } from '@marisma/area-kit/stays/calendar';
import { momentInWords } from '../../lib/moments';
import { t } from '../../texts';

/** The words for a refusal of a change to a calendar. */
export function refusalInWords({ code: word, changed }: DataError): string {
  if (word === 'not_allowed') return t.feeds.notAllowedHint;
  if (word === 'stale' && changed) return t.feeds.stale(changed.who, momentInWords(changed.when));
  return stayTexts.refusals[word];
}
