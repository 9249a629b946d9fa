import { useState } from 'react';
import { datePattern, formatDate, readDate, type PlainDate } from '../../format';
import { ui as texts } from '../../texts/en/ui';

type Draft = { text: string; value: PlainDate | ''; left: boolean };

/**
 * The text of a date field: the value's own words, or what is being typed. What can't be read or isn't on offer gives
 * the empty value, stays as typed, and is explained once the field is left.
 */
export function useTypedDate(
  value: PlainDate | '',
  onChange: (value: PlainDate | '') => void,
  isOff: (date: PlainDate) => boolean,
) {
  const [draft, setDraft] = useState<Draft>();
  // A draft speaks for the value it led to; when the caller sets another value, that one is shown.
  const live = draft?.value === value ? draft : undefined;

  const problemOf = (text: string) => {
    if (!text.trim()) return undefined;
    const date = readDate(text, texts.locale);
    if (!date) return texts.dateUnreadable(datePattern(texts.locale));
    return isOff(date) ? texts.dateUnavailable : undefined;
  };

  return {
    text: live ? live.text : value && formatDate(value, texts.locale),
    problem: live?.left ? problemOf(live.text) : undefined,
    type: (text: string) => {
      const date = readDate(text, texts.locale);
      const next = date && !isOff(date) ? date : '';
      setDraft({ text, value: next, left: false });
      if (next !== value) onChange(next);
    },
    leave: () => setDraft(live && problemOf(live.text) ? { ...live, left: true } : undefined),
    choose: (date: PlainDate | '') => {
      setDraft(undefined);
      onChange(date);
    },
  };
}
