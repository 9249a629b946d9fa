import { useNavigate } from '@marisma/area-kit/router';
import type { RefObject } from 'react';
import { useDesk } from '../desk-context';
import { useDeskKeys } from '../use-desk-keys';
import { ROW } from './use-steady-list';

interface ListKeys {
  list: RefObject<HTMLElement | null>;
  open: string | undefined;
  /** Chooses a request or takes the choice back. */
  choose: (id: string) => void;
}

/** The list's keys: j and k to the next request and back, x to choose one. Enter opens the one with the focus. */
export function useListKeys({ list, open, choose }: ListKeys): void {
  const { neighbor, requestPath } = useDesk();
  const navigate = useNavigate();

  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>(`[${ROW}] a`) ?? [])];
  const idAtFocus = () => document.activeElement?.closest(`[${ROW}]`)?.getAttribute(ROW) ?? undefined;

  const move = (step: 1 | -1) => () => {
    // With a request open, the next one is opened.
    const next = open !== undefined && !idAtFocus() && neighbor(open, step);
    if (next) return void navigate(requestPath(next), { preventScrollReset: true });
    const links = rows();
    const from = idAtFocus() ?? open;
    const at = links.findIndex((link) => link.closest(`[${ROW}]`)?.getAttribute(ROW) === from);
    const target = at < 0 ? links.at(step > 0 ? 0 : -1) : links[at + step];
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  };

  useDeskKeys({
    j: move(1),
    k: move(-1),
    x: () => {
      const id = idAtFocus() ?? open;
      if (id) choose(id);
    },
  });
}
