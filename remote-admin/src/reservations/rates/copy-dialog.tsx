import { errorText } from '@marisma/area-kit/booking/calendar';
import { asDataError, change } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Checkbox, Dialog, Stack, Subheading, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded';
import { ChangeError } from '../../lib/new-stay/form-parts';
import { rates } from '../../texts/en/rates';
import { COPIES, describeChange, useCopyPreview, type DialogsProps } from './rates';
import { TextField } from '../../lib/text-field';

/** Copies the saved rates of a house to others, after it has said what that changes there. */
export function CopyDialog({
  house,
  houses,
  onClose,
}: Pick<DialogsProps, 'house' | 'houses'> & { onClose: () => void }) {
  const texts = rates.copy;
  const { notify } = useShell();
  const [targets, setTargets] = useState<string[]>([]);
  const [percent, setPercent] = useState('0');
  const good = /^ *[-+]?\d{1,3} *$/.test(percent) && Number(percent) > -100;
  const copy = { property_id: house?.id ?? '', targets, percent: Number(percent) };
  const ready = good && targets.length > 0;
  const preview = useCopyPreview(copy, ready);
  const { data: rows = [], error: fault, isFetching } = preview;
  const { busy, error, send } = useChange((client) => {
    const versions = rows.flatMap((row) => [
      [copy.property_id, row.source_version],
      [row.house, row.version],
    ]);
    return change(client.rpc('copy_rates', { ...copy, versions: Object.fromEntries(versions) }));
  }, COPIES);
  const save = async () => {
    if (!(await send())) return;
    notify({ kind: 'success', title: texts.done(targets.length) });
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.title(house?.name ?? '')}
      onClose={() => !busy && onClose()}
      closeOnBackdrop={false}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {rates.form.back}
          </Button>
          <Button
            busy={busy}
            busyLabel={rates.saving}
            disabled={!ready || isFetching || rows.every(({ changes }) => changes.length === 0)}
            onClick={() => void save()}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Text $muted>{texts.lead}</Text>
        <div role="group" aria-label={texts.to}>
          <Text>{texts.to}</Text>
          {houses.map(
            ({ id, name }) =>
              id !== house?.id && (
                <Checkbox
                  key={id}
                  label={name}
                  disabled={busy}
                  onChange={({ target }) =>
                    setTargets([...targets.filter((one) => one !== id), ...(target.checked ? [id] : [])])
                  }
                />
              ),
          )}
        </div>
        <TextField
          label={texts.percent}
          hint={texts.percentHint}
          error={good ? undefined : texts.noPercent}
          value={percent}
          autoComplete="off"
          disabled={busy}
          onChange={setPercent}
        />
        <div role="status">
          {ready && (
            <Loaded
              query={preview}
              loading={texts.asking}
              failed={texts.failed}
              hint={fault ? errorText(asDataError(fault).code) : undefined}
              level={3}
            >
              {(found) =>
                found.map(({ house: of, changes }) => (
                  <div key={of}>
                    <Subheading>{houses.find(({ id }) => id === of)?.name}</Subheading>
                    {(changes.length ? changes.map(describeChange) : [texts.same]).map((words, at) => (
                      <Text key={at} $size="sm">
                        {words}
                      </Text>
                    ))}
                  </div>
                ))
              }
            </Loaded>
          )}
        </div>
        <ChangeError error={error} />
      </Stack>
    </Dialog>
  );
}
