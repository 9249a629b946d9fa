import { StatusBadge, type BadgeTone } from '@marisma/area-kit/ui';
import { rates } from '../../texts/en/rates';
import type { Fate } from './drafts';

const tones: Record<Fate, BadgeTone> = {
  added: 'success',
  changed: 'warning',
  gone: 'danger',
};

/** What saving the draft does to a row; nothing when it stays. */
export function FateBadge({ fate }: { fate: Fate | undefined }) {
  return fate && <StatusBadge tone={tones[fate]}>{rates.fates[fate]}</StatusBadge>;
}
