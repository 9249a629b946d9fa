import { selectTexts } from '../select-texts';

/** The words of the reply clock. Loaded with the code that shows them, see `withReplyTexts`. */
export const replyClock = selectTexts('replyClock', {
  locale: 'en-US',
  when: {
    today: (time: string): string => `${time} today`,
    tomorrow: (time: string): string => `${time} tomorrow`,
    onDay: (time: string, day: string): string => `${time} on ${day}`,
  },
  answerBy: (when: string): string => `We answer by ${when}.`,
  answerByHouseTime: (when: string): string => `We answer by ${when}, local time.`,
  whereYouAre: (when: string): string => `Your time: ${when}.`,
});

/** The same words in any language. */
export type ReplyClockWords = typeof replyClock;
