import { BlockDialog } from './block-dialog';
import type { ChosenDialogProps } from './chosen';
import { NewDialog } from './new-dialog';
import { StayDialog } from './stay-dialog';

/** The dialog of what has been opened. */
export default function ChosenDialog({ chosen, calendar, onClose }: ChosenDialogProps) {
  if (chosen.what === 'new') {
    return <NewDialog calendar={calendar} house={chosen.house} nights={chosen.nights} onClose={onClose} />;
  }
  // As it is now: a change that was refused as stale has been read since.
  const taken = calendar.taken.find(({ id }) => id === chosen.taken.id) ?? chosen.taken;
  const { stay } = taken;
  return stay ? (
    <StayDialog calendar={calendar} taken={{ ...taken, stay }} nights={chosen.nights} onClose={onClose} />
  ) : (
    <BlockDialog calendar={calendar} taken={taken} onClose={onClose} />
  );
}
