import { addDays, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { useDraft } from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { Span } from '../lib/span';
import type { Night } from './grid-days';

/** The nights and the note of the form, as typed; kept in the tab until they are sent. */
export interface Selection {
  from: string;
  to: string;
  note: string;
  /** The chosen house where several are shown. */
  house: string;
  /** The chosen nights; undefined while the days are none, or out of order. */
  span?: Span;
  /** The first night of a choice whose last night is still to come. */
  anchor?: Night;
  setFrom(day: string): void;
  setTo(day: string): void;
  setNote(note: string): void;
  setHouse(house: string): void;
  /** Begins a choice, or ends it. Returns whether it is complete. */
  pick(night: Night): boolean;
  /** Chooses the nights between two days of a house. */
  spread(house: string, one: PlainDate, other: PlainDate): void;
  clear(): void;
}

/** One choice of nights for the grid and the form. */
export function useSelection(): Selection {
  const [from, setFrom] = useDraft('block.from');
  const [to, setTo] = useDraft('block.to');
  const [note, setNote] = useDraft('block.note');
  const [house, setHouse] = useDraft('block.house');
  const [anchor, setAnchor] = useState<Night>();
  const known = parsePlainDate(from) && parsePlainDate(to) && from < to;

  const spread = (inHouse: string, one: PlainDate, other: PlainDate) => {
    const [first, last] = one <= other ? [one, other] : [other, one];
    setHouse(inHouse);
    setFrom(first);
    setTo(addDays(last, 1));
  };
  return {
    from,
    to,
    note,
    house,
    span: known ? { from, to } : undefined,
    anchor,
    setFrom,
    setTo,
    setNote,
    setHouse,
    pick: (night) => {
      const ends = anchor?.house === night.house;
      spread(night.house, ends ? anchor.day : night.day, night.day);
      setAnchor(ends ? undefined : night);
      return ends;
    },
    spread: (inHouse, one, other) => {
      setAnchor(undefined);
      spread(inHouse, one, other);
    },
    clear: () => {
      setAnchor(undefined);
      for (const set of [setFrom, setTo]) set('');
    },
  };
}
