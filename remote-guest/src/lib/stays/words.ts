import { formatDateRange } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../../texts';
import type { StoryLine, Wish } from './live-stay';
import { momentInWords, moneyInWords } from './moments';

const nightsInWords = ({ checkIn, checkOut, total }: Wish) => ({
  dates: formatDateRange(checkIn, checkOut, intlLocale()),
  total: moneyInWords(total),
});

/** The wish for other nights, as a sentence. */
export const wishInWords = (wish: Wish): string => t.stay.story.wish(nightsInWords(wish));

/** A line of a stay's history as a sentence. */
export function storyInWords(line: StoryLine): string {
  const { story } = t.stay;
  switch (line.what) {
    case 'held':
      return story.held(momentInWords(line.until));
    case 'moved':
      return story.moved(nightsInWords(line));
    case 'wish':
      return wishInWords(line);
    case 'paid':
      return story.paid[line.kind](moneyInWords(line.amount));
    case 'waived':
      return story.waived(moneyInWords(line.amount));
    case 'message':
      return line.by === 'guest' ? story.message.guest : story.message.house;
    default:
      return story[line.what];
  }
}
