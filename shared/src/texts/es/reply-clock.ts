import type { ReplyClockWords } from '../en/reply-clock';
import { collapsePeriods } from '../collapse-periods';
import { spanishHour } from '../spanish-hour';

const at = (time: string): string => `a ${spanishHour(time)}`;

export const replyClock: ReplyClockWords = {
  locale: 'es-MX',
  when: {
    today: (time) => `hoy ${at(time)}`,
    tomorrow: (time) => `mañana ${at(time)}`,
    onDay: (time, day) => `el ${day} ${at(time)}`,
  },
  answerBy: (when) => collapsePeriods(`Le respondemos a más tardar ${when}.`),
  answerByHouseTime: (when) => `Le respondemos a más tardar ${when}, hora local.`,
  whereYouAre: (when) => collapsePeriods(`En su zona horaria: ${when}.`),
};
