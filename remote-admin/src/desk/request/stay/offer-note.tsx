import { change } from '@marisma/area-kit/data';
import { withLocale } from '@marisma/area-kit/texts';
import { Button, Field, FormStatus, Input, Note, Stack, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { momentInWords } from '../../../lib/moments';
import { t } from '../../../texts';
import type { DeskStay } from '../queries';
import { useOpenRequest } from '../request-context';
import { useRequestChange } from '../use-request-change';

interface OfferNoteProps {
  stay: DeskStay;
  offer: NonNullable<DeskStay['offer']>;
}

/** Whether the guest has opened an offer that is open, and a link to it for a guest whom no mail reaches. */
export function OfferNote({ stay, offer }: OfferNoteProps) {
  const { request } = useOpenRequest();
  const texts = t.deskStay.offer;
  const [address, setAddress] = useState('');
  const [copied, setCopied] = useState(false);
  const { busy, problem, send } = useRequestChange(async (client) => {
    const token = await change(client.rpc('offer_link', { reservation_id: stay.id }));
    const link = `${window.location.origin}${withLocale('/offer', request.locale)}#${token}`;
    setAddress(link);
    setCopied(
      await navigator.clipboard.writeText(link).then(
        () => true,
        () => false,
      ),
    );
  });
  return (
    <Note>
      <Stack $gap={3}>
        <Text as="div">{offer.opened_at ? texts.opened(momentInWords(offer.opened_at)) : texts.waits}</Text>
        <div>
          <Button
            variant="outline"
            size="sm"
            busy={busy}
            busyLabel={t.deskStay.busy}
            onClick={() => void send()}
          >
            {texts.link}
          </Button>
        </div>
        {address && (
          <Field label={texts.address}>
            <Input readOnly value={address} onFocus={(event) => event.target.select()} />
          </Field>
        )}
        <FormStatus tone="success">{address && (copied ? texts.copied : texts.notCopied)}</FormStatus>
        <FormStatus tone="danger">{problem}</FormStatus>
      </Stack>
    </Note>
  );
}
