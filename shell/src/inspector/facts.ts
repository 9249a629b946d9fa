import type { RegistryResult } from '../areas/registry-source';

/** What the inspector shows besides the area store. */
export interface ShellFacts extends Pick<
  RegistryResult,
  'registry' | 'rejected' | 'source' | 'signed' | 'problems'
> {
  /** The builds on this tab's breaker. */
  brokenBuilds(): string[];
  /** What the shell shares, with the containers that have taken it. */
  libraries(): { name: string; version: string; usedBy: string[] }[];
}

export interface InspectorProps {
  facts: ShellFacts;
  onClose(): void;
}
