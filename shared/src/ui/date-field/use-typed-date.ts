import { useState } from 'react';
import { datePattern, formatDate, parsePlainDate, readDate, type PlainDate } from '../../format';
import { ui as texts } from '../../texts/en/ui';

type Draft = { text: string; value: string; left: boolean };

/**
 * The text of a date field: the value's own words, or what is being typed. What reads as a day is handed over as that
 * day, anything else as it was typed; what can't be read or isn't on offer is explained once the field is left.
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

  // A draft speaks for the value it led to, or for none where the caller takes only days on offer.
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
