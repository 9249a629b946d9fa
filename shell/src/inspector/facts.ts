import type { RejectedAreas } from '../areas/area-directory';
import type { RegistryResult } from '../areas/registry-source';

/** What the inspector shows besides the area store. */
export interface ShellFacts extends Pick<RegistryResult, 'registry' | 'source' | 'signed' | 'problems'> {
  rejected: RejectedAreas;
  /** What else there is to say of an area, by area. */
  notes: Record<string, string>;
  /** The builds on this tab's breaker. */
  brokenBuilds(): string[];
  /** What the shell shares, with the containers that have taken it. */
  libraries(): { name: string; version: string; usedBy: string[] }[];
}

export interface InspectorProps {
  facts: ShellFacts;
  onClose(): void;
}
