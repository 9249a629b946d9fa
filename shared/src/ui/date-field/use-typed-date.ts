import { useState } from 'react';
import { datePattern, formatDate, parsePlainDate, readDate, type PlainDate } from '../../format';
import { ui as texts } from '../../texts/en/ui';

type Draft = { text: string; value: string; left: boolean };

/**
 * The text of a date field: the formatted value, or the text being typed. A text that is a date is passed on as that
 * date, any other text unchanged; an unreadable or unavailable date is explained on blur.
 */
export function useTypedDate(
  value: string,
  onChange: (value: string) => void,
  isOff: (date: PlainDate) => boolean,
) {
  const [draft, setDraft] = useState<Draft>();
  const day = parsePlainDate(value) ? value : '';

  const problemOf = (text: string) => {
    if (!text.trim()) return undefined;
    const date = readDate(text, texts.locale);
    if (!date) return texts.dateUnreadable(datePattern(texts.locale));
    return isOff(date) ? texts.dateUnavailable : undefined;
  };

  // A draft applies only to the value that it produced, or to an empty value where the caller accepts only available
  // days.
  const isLive = draft?.value === value || (value === '' && draft && problemOf(draft.text));
  const live = isLive ? draft : undefined;

  return {
    day,
    text: live ? live.text : day ? formatDate(day, texts.locale) : value,
    problem: live ? live.left && problemOf(live.text) : !day && problemOf(value),
    type: (text: string) => {
      const next = readDate(text, texts.locale) ?? text.trim();
      setDraft({ text, value: next, left: false });
      if (next !== value) onChange(next);
    },
    leave: () => setDraft(live && problemOf(live.text) ? { ...live, left: true } : undefined),
    choose: (date: PlainDate) => {
      setDraft(undefined);
      onChange(date);
    },
  };
}
