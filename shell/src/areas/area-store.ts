import { createStore } from 'zustand/vanilla';
import type { FaultReason } from './area-fault';

export type AreaPhase =
  'idle' | 'checking' | 'loading' | 'validating' | 'retrying' | 'fallback' | 'ready' | 'failed' | 'disabled';

export interface AreaStatus {
  phase: AreaPhase;
  /** The build that is shown or was tried last. */
  build?: string;
  /** True once the load has taken longer than a visitor waits without wondering. */
  slow?: boolean;
  /** True once it has taken so long that the visitor is told what is wrong; the load goes on. */
  overdue?: boolean;
  reason?: FaultReason;
  /** Why it is switched off, in the words of whoever did it. */
  message?: string;
  /** Names one failure in screen, log and support mail. */
  reference?: string;
  /** Milliseconds from the start of the load to `ready`. */
  loadedIn?: number;
  /** The last page of a ready area that threw, until the area is loaded anew. */
  pageFault?: { reason: FaultReason; reference: string; pathname: string };
}

const IDLE: AreaStatus = { phase: 'idle' };

/** State of every area: the one source of what the screen shows, the log says and the inspector lists. */
export const areaStore = createStore<Record<string, AreaStatus>>()(() => ({}));

export const readArea = (name: string): AreaStatus => areaStore.getState()[name] ?? IDLE;

/** Replaces an area's status; what the new one does not say is forgotten. */
export function setArea(name: string, status: AreaStatus): void {
  areaStore.setState({ [name]: status });
}

/** Adds to a ready area's status that one of its pages threw. */
export function setPageFault(name: string, pageFault: AreaStatus['pageFault']): void {
  setArea(name, { ...readArea(name), pageFault });
}
