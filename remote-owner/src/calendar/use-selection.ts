import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { nightsFromTo, type Night } from '@marisma/area-kit/night-grid';
import { useTextDraft } from '@marisma/area-kit/ui';
import { useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** One choice of nights for the grid and the form, as typed; kept in the tab until it is sent. */
export function useSelection() {
  const [from, setFrom] = useTextDraft('block.from');
  const [to, setTo] = useTextDraft('block.to');
  const [note, setNote] = useTextDraft('block.note');
  const [house, setHouse] = useTextDraft('block.house');
  const [anchor, setAnchor] = useState<Night>();
  const isKnown = parsePlainDate(from) && parsePlainDate(to) && from < to;

  const choose = (inHouse: string, one: PlainDate, other: PlainDate) => {
    const nights = nightsFromTo(one, other);
    setHouse(inHouse);
    setFrom(nights.from);
    setTo(nights.to);
  };
  return {
    from,
    to,
    note,
    /** The chosen house where several are shown. */
    house,
    /** The chosen nights; undefined while the days are none, or out of order. */
    span: isKnown ? { from, to } : undefined,
    /** The first night of a choice whose last night is still to come. */
    anchor,
    setFrom,
    setTo,
    setNote,
    setHouse,
    /** Begins a choice, or ends it. Returns whether it is complete. */
    pick: (night: Night): boolean => {
      const ends = anchor?.house === night.house;
      choose(night.house, ends ? anchor.day : night.day, night.day);
      setAnchor(ends ? undefined : night);
      return ends;
    },
    /** Chooses the nights between two days of a house. */
    spread: (inHouse: string, one: PlainDate, other: PlainDate) => {
      setAnchor(undefined);
      choose(inHouse, one, other);
    },
    clear: () => {
      setAnchor(undefined);
      for (const set of [setFrom, setTo]) set('');
    },
  };
}
