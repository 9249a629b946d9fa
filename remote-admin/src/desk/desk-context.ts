import { createContext, useContext } from 'react';
import type { DeskCounts } from './desk-request';

/** What the list and the pages beside it tell each other. */
export interface Desk {
  /** Undefined until the first answer. */
  counts: DeskCounts | undefined;
  /** Reads the list and the counts again now, after something was changed. */
  refresh(): void;
  /** The request before or after another in the list as it stands; undefined at its ends. */
  neighbor(id: string, step: 1 | -1): string | undefined;
  /** The address of the list or of a request, with the list's tab and search. */
  listPath: string;
  requestPath(id: string): string;
  /** The keys of one letter; somebody who dictates can turn them off (WCAG 2.1.4). */
  keys: boolean;
  setKeys(on: boolean): void;
  /** Called by the mounted list; returns what ends it. */
  attachList(list: DeskListHandle): () => void;
}

export interface DeskListHandle {
  refresh(): void;
  /** The listed requests, first one first. */
  ids(): readonly string[];
}

const DeskContext = createContext<Desk | null>(null);
export const DeskProvider = DeskContext.Provider;

/** @throws Error outside the desk's frame */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk around this component: render it inside the desk frame.');
  return desk;
}
