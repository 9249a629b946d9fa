import { errorText } from '@marisma/area-kit/booking/calendar';
import { asDataError, change } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  FormStatus,
  Heading,
  Input,
  SignInAgain,
  Spinner,
  Stack,
  Text,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { House } from '../../lib/houses';
import { momentInWords } from '../../lib/moments';
import { useDebounced } from '../../lib/use-debounced';
import { rates } from '../../texts/en/rates';
import { Choices } from './choices';
import { COPIES, useCopyPreview } from './queries';
import { describeChange } from './words';

const texts = rates.copy;

/** Long enough that not every digit is a request. */
const PAUSE_MS = 300;

export interface CopyDialogProps {
  /** Whose rates are copied. */
  house: House | undefined;
  houses: House[];
  onClose: () => void;
}

/** Copies the saved rates of a house to others, after it has said what that changes there. */
export function CopyDialog({ house, houses, onClose }: CopyDialogProps) {
  const { notify } = useShell();
  const [targets, setTargets] = useState<string[]>([]);
  const [typed, setTyped] = useState('0');
  const percent = useDebounced(typed.trim(), PAUSE_MS);
  const good = /^[-+]?\d{1,3}$/.test(typed.trim()) && Number(typed) > -100;
  const copy = { property_id: house?.id ?? '', targets, percent: Number(percent) };
  const ready = good && targets.length > 0 && percent === typed.trim();
  const preview = useCopyPreview(copy, ready);
  const rows = ready ? preview.data : undefined;
  const { busy, error, send } = useChange(async (client) => {
    const versions: Record<string, number> = {};
    for (const { house: of, version, source_version } of rows ?? [])
      Object.assign(versions, { [of]: version, [copy.property_id]: source_version });
    await change(client.rpc('copy_rates', { ...copy, versions }));
  }, COPIES);
  const by = error?.changed;
  const refused = error && (by ? rates.stale(by.who, momentInWords(by.when)) : errorText(error.code));
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
            disabled={!rows?.some(({ changes }) => changes.length) || preview.isFetching}
            onClick={() => void save()}
          >
            {texts.submit}
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        <Text $muted>{texts.lead}</Text>
        <Choices>
          <legend>{texts.to}</legend>
          <div>
            {houses
              .filter(({ id }) => id !== house?.id)
              .map(({ id, name }) => (
                <Checkbox
                  key={id}
                  label={name}
                  checked={targets.includes(id)}
                  disabled={busy}
                  onChange={({ target }) =>
                    setTargets((chosen) =>
                      target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                    )
                  }
                />
              ))}
          </div>
        </Choices>
        <Field label={texts.percent} hint={texts.percentHint} error={good ? undefined : texts.noPercent}>
          <Input
            value={typed}
            inputMode="text"
            autoComplete="off"
            disabled={busy}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div role="status">
          {ready && preview.isPending && <Spinner label={texts.asking} />}
          {ready && preview.error && (
            <FormStatus tone="warning">{errorText(asDataError(preview.error).code)}</FormStatus>
          )}
          <Stack $gap={4}>
            {rows?.map(({ house: of, changes }) => (
              <div key={of}>
                <Heading level={3} size="md">
                  {houses.find(({ id }) => id === of)?.name}
                </Heading>
                {changes.length === 0 && <Text $muted>{texts.same}</Text>}
                {changes.map((one, at) => (
                  <Text key={at} $size="sm">
                    {describeChange(one)}
                  </Text>
                ))}
              </div>
            ))}
          </Stack>
        </div>
        <FormStatus tone="danger">
          {refused && (
            <>
              {refused}
              <SignInAgain after={error} />
            </>
          )}
        </FormStatus>
      </Stack>
    </Dialog>
  );
}
