import type { RegistryEntry } from '@marisma/area-kit/contract';
import type { AreaStatus } from '../areas/area-store';
import { t } from '../texts';
import type { ShellFacts } from './facts';
import { measureFiles } from './measure-files';

export interface AreaRow {
  name: string;
  build: string;
  contract: string;
  /** The phase, with `slow` if the load is slow. */
  state: string;
  /** Why it failed, is disabled or shows another build than the live one; empty otherwise. */
  reason: string;
  loadedIn: string;
  size: string;
  address: string;
  note?: string;
}

/** One area's row in the inspector, from the store, the registry and the browser's measurements. */
export function describeArea(
  name: string,
  entry: RegistryEntry | undefined,
  status: AreaStatus,
  { rejected, notes }: Pick<ShellFacts, 'rejected' | 'notes'>,
): AreaRow {
  const texts = t.inspector;
  const builds = entry ? [entry.live, ...entry.previous] : [];
  const shown = builds.find(({ build }) => build === status.build) ?? entry?.live;
  const files = shown ? measureFiles(shown.url) : { count: 0, bytes: 0 };
  return {
    name,
    build: shown?.build ?? texts.none,
    contract: shown?.contract ?? texts.none,
    state: status.slow ? texts.slow(status.phase) : status.phase,
    reason: reasonOf(status, rejected[name]),
    loadedIn: status.loadedIn === undefined ? texts.none : texts.milliseconds(status.loadedIn),
    size: shown ? texts.size(shown.bytes, files) : texts.none,
    address: shown?.url ?? texts.none,
    note: notes[name],
  };
}

function reasonOf(status: AreaStatus, rejected: { reason: string; detail: string } | undefined): string {
  const { reason, message, reference, pageFault } = status;
  if (message !== undefined) return message || t.inspector.disabled;
  if (reason) return t.inspector.fault(reason, reference, rejected?.detail);
  if (pageFault) return t.inspector.pageFault(pageFault.pathname, pageFault.reason, pageFault.reference);
  return '';
}
