import type { NightPrice, Season } from '@marisma/area-kit/data';
import { BaseDialog } from './base-dialog';
import type { Draft, DraftSeason } from './rates-draft';
import { SeasonDialog } from './season-dialog';

/** What is edited: a season, a new one, or the price of all other nights. */
export type Edited = DraftSeason | 'new' | 'base';

export interface RatesDialogsProps {
  edited: Edited;
  draft: Draft;
  /** The day where the houses are. */
  today: string;
  onBase: (base: NightPrice) => void;
  onSeason: (season: Season, of: DraftSeason | undefined) => void;
  onClose: () => void;
}

/** The dialog of what is edited. */
export default function RatesDialogs({ edited, draft, today, onBase, onSeason, onClose }: RatesDialogsProps) {
  if (edited === 'base') return <BaseDialog base={draft.base} onDone={onBase} onClose={onClose} />;
  const season = edited === 'new' ? undefined : edited;
  return (
    <SeasonDialog
      draft={draft}
      season={season}
      today={today}
      onDone={(changed) => onSeason(changed, season)}
      onClose={onClose}
    />
  );
}
