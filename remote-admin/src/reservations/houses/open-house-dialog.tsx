import { errorText } from '@marisma/area-kit/booking/calendar';
import { change } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { ConfirmDialog, Text } from '@marisma/area-kit/ui';
import { owners as texts } from '../../texts/en/owners';
import { OWNERS, type OwnedHouse } from '../owners/queries';

interface OpenHouseDialogProps {
  house: OwnedHouse;
  onClose: () => void;
}

/** Asks whether visitors shall be able to ask for a house, or no longer. */
export function OpenHouseDialog({ house: { id, name, active }, onClose }: OpenHouseDialogProps) {
  const { notify } = useShell();
  const words = texts.house;
  const { busy, error, send } = useChange(
    (client) => change(client.rpc('open_property', { property_id: id, opened: !active })),
    OWNERS,
  );
  const turn = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: (active ? words.isClosed : words.opened)(name) });
    onClose();
  };
  return (
    <ConfirmDialog
      title={(active ? words.closeOf : words.openOf)(name)}
      texts={{ yes: active ? words.close : words.open, busy: texts.saving, no: texts.back }}
      busy={busy}
      fault={error && errorText(error.code)}
      onYes={() => void turn()}
      onClose={onClose}
    >
      <Text>{active ? words.closeLead : words.openLead}</Text>
    </ConfirmDialog>
  );
}
