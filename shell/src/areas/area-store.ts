import { createStore } from 'zustand/vanilla';
import type { FaultReason } from './area-fault';

export type AreaPhase =
  | 'idle'
  | 'checking'
  | 'loading'
  | 'validating'
  | 'retrying'
  | 'fallback'
  | 'ready'
  | 'failed'
  | 'disabled';

export interface AreaStatus {
  phase: AreaPhase;
  build?: string;
  /** True once the load has taken long enough to show a loading message. */
  slow?: boolean;
  /** True once the load has taken long enough to show an error panel; the load continues. */
  overdue?: boolean;
  /** Why the area failed, or why an earlier build than the live one is ready. */
  reason?: FaultReason;
  /** Why the area is disabled, as written by the operator who disabled it. */
  message?: string;
  reference?: string;
  loadedIn?: number;
  /** The latest page of a ready area that threw; cleared when the area is loaded again. */
  pageFault?: { reason: FaultReason; reference: string; pathname: string };
}

const IDLE: AreaStatus = { phase: 'idle' };

/** Status of every area: the single source for the screen, the log and the inspector. */
export const areaStore = createStore<Record<string, AreaStatus>>()(() => ({}));

export const readArea = (name: string): AreaStatus => areaStore.getState()[name] ?? IDLE;

export function setArea(name: string, status: AreaStatus): void {
  areaStore.setState({ [name]: status });
}

/** Records in a ready area's status that one of its pages threw. */
export function setPageFault(name: string, pageFault: AreaStatus['pageFault']): void {
  setArea(name, { ...readArea(name), pageFault });
}
