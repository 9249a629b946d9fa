import { useNavigate } from '@marisma/area-kit/router';
import type { RefObject } from 'react';
import { useDesk, useDeskKeys } from '../desk-context';
import { ROW, rowOf } from './stable-list';

interface ListKeys {
  list: RefObject<HTMLElement | null>;
  /** The listed requests, first one first. */
  ids: readonly string[];
  open: string | undefined;
  /** Chooses a request or takes the choice back. */
  choose: (id: string) => void;
}

/** The list's keys: j and k to the next request and back, x to choose one. Enter opens the one with the focus. */
export function useListKeys({ list, ids, open, choose }: ListKeys): void {
  const { requestPath } = useDesk();
  const navigate = useNavigate();

  const move = (step: 1 | -1) => () => {
    const focused = rowOf(document.activeElement);
    const at = open === undefined ? -1 : ids.indexOf(open);
    // With a request open, the next one is opened.
    const next = !focused && at >= 0 ? ids[at + step] : undefined;
    if (next) return void navigate(requestPath(next), { preventScrollReset: true });
    const links = [...(list.current?.querySelectorAll<HTMLElement>(`[${ROW}] a`) ?? [])];
    const from = links.findIndex((link) => rowOf(link) === (focused ?? open));
    const target = from < 0 ? links.at(step > 0 ? 0 : -1) : links[from + step];
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  };

  useDeskKeys({
    j: move(1),
    k: move(-1),
    x: () => {
      const id = rowOf(document.activeElement) ?? open;
      if (id) choose(id);
    },
  });
}
