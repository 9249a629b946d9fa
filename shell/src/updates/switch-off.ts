import type { Registry } from '@marisma/area-kit/contract';
import { readArea, setArea, type AreaStatus } from '../areas/area-store';

/** The status of each area that was switched off while this tab was open. */
const before = new Map<string, AreaStatus>();

/** Hides the areas that were switched off since this tab was opened, and shows them again once they are back. */
export function followSwitches({ areas }: Registry): void {
  for (const [name, { disabled }] of Object.entries(areas)) {
    const status = readArea(name);
    if (disabled !== undefined && status.phase !== 'disabled') {
      before.set(name, status);
      setArea(name, { phase: 'disabled', message: disabled });
    }
    const hidden = before.get(name);
    if (disabled === undefined && hidden) {
      before.delete(name);
      setArea(name, hidden);
    }
  }
}
