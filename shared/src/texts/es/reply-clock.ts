import type { ReplyClockWords } from '../en/reply-clock';
import { spanishHour } from '../spanish-hour';

const at = (time: string): string => `a ${spanishHour(time)}`;
// A time ends in 'p.m.' already.
const sentence = (words: string): string => `${words}.`.replace(/\.\.$/, '.');

export const replyClock: ReplyClockWords = {
  locale: 'es-MX',
  when: {
    yesterday: (time) => `ayer ${at(time)}`,
    today: (time) => `hoy ${at(time)}`,
    tomorrow: (time) => `mañana ${at(time)}`,
    onDay: (time, day) => `el ${day} ${at(time)}`,
  },
  answerBy: (when) => sentence(`Le respondemos a más tardar ${when}`),
  answerByHouseTime: (when) => `Le respondemos a más tardar ${when}, hora local.`,
  late: (when) => `Queríamos responderle a más tardar ${when} y vamos tarde. Le pedimos una disculpa.`,
  lateHouseTime: (when) =>
    `Queríamos responderle a más tardar ${when}, hora local, y vamos tarde. Le pedimos una disculpa.`,
  whereYouAre: (when) => sentence(`En su zona horaria: ${when}`),
};
