import { selectTexts } from '../select-texts';

/** The words of the reply clock. Loaded with the code that shows them, see `withReplyWords`. */
export const replyClock = selectTexts('replyClock', {
  locale: 'en-US',
  when: {
    yesterday: (time: string): string => `${time} yesterday`,
    today: (time: string): string => `${time} today`,
    tomorrow: (time: string): string => `${time} tomorrow`,
    onDay: (time: string, day: string): string => `${time} on ${day}`,
  },
  answerBy: (when: string): string => `We answer by ${when}.`,
  answerByHouseTime: (when: string): string => `We answer by ${when}, house time.`,
  late: (when: string): string => `We wanted to answer by ${when} and are late. We are sorry.`,
  lateHouseTime: (when: string): string =>
    `We wanted to answer by ${when}, house time, and are late. We are sorry.`,
  whereYouAre: (when: string): string => `That is ${when} where you are.`,
});

/** The same words in any language. */
export type ReplyClockWords = typeof replyClock;
