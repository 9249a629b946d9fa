import type { RejectedAreas } from '../areas/area-directory';
import type { RegistryResult } from '../areas/registry-source';

/** The inspector's data besides the area store. */
export interface ShellFacts extends Pick<RegistryResult, 'registry' | 'source' | 'signed' | 'problems'> {
  rejected: RejectedAreas;
  /** Further remarks, by area. */
  notes: Record<string, string>;
  /** The builds marked as broken in this tab. */
  brokenBuilds(): string[];
  /** The libraries that the shell shares, with the containers that use each. */
  libraries(): { name: string; version: string; usedBy: string[] }[];
}

export interface InspectorProps {
  facts: ShellFacts;
  onClose(): void;
}
