import { dayAtHouse } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, FormStatus, Stack, Text, TextArea, useTextDraft } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { change } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { ChangeDialog, ChangeError } from './change-dialog';
import { OWN, useOwn } from './own';
import { t } from '../texts';
import { isAgreed, type Service } from './service';

const target = ({ request_id, version }: Service) => ({ request_id, expected_version: version });

const useAccept = (service: Service) =>
  useChange((client) => change(client.rpc('accept_service', target(service))), OWN);

/** Declines an offer, or calls off what was asked for or agreed. */
const useDecline = (service: Service) =>
  useChange(
    (client, reason: string) =>
      change(client.rpc('decline_service', { ...target(service), reason: reason.trim() })),
    OWN,
  );

/** Accepts or declines an offer; what is asked for or agreed can be called off, until its day. */
export default function ServiceActions({ service }: { service: Service }) {
  const { status, on_day } = service;
  if (status === 'offered') return <Offer service={service} />;
  return isAgreed(service) && on_day !== null && on_day <= dayAtHouse() ? null : (
    <CallOff service={service} />
  );
}

function Offer({ service }: { service: Service }) {
  const { notify } = useShell();
  const { title, reservation_id, price_cents } = service;
  const texts = t.services;
  const accept = useAccept(service);
  const decline = useDecline(service);
  const busy = accept.busy || decline.busy;
  const error = accept.error ?? decline.error;
  return (
    <>
      {price_cents !== null && price_cents > 0 && (
        <Text $size="sm" $muted>
          {reservation_id === null ? texts.bySelf : texts.onBill}
        </Text>
      )}
      <Stack $row $wrap $gap={2}>
        <Button
          size="sm"
          aria-label={texts.acceptOf(title)}
          busy={accept.busy}
          busyLabel={texts.accepting}
          disabled={busy}
          onClick={async () => {
            decline.reset();
            if (await accept.send()) notify({ kind: 'success', title: texts.accepted(title) });
          }}
        >
          {texts.accept}
        </Button>
        <Button
          size="sm"
          variant="outline"
          aria-label={texts.declineOf(title)}
          busy={decline.busy}
          busyLabel={texts.declining}
          disabled={busy}
          onClick={async () => {
            accept.reset();
            if (await decline.send('')) notify({ kind: 'success', title: texts.refused });
          }}
        >
          {texts.decline}
        </Button>
      </Stack>
      <FormStatus tone="danger">{error && <ChangeError error={error} words={texts.changed} />}</FormStatus>
    </>
  );
}

function CallOff({ service }: { service: Service }) {
  const { title } = service;
  const texts = t.services;
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" variant="outline" aria-label={texts.callOffOf(title)} onClick={() => setOpen(true)}>
        {texts.callOff}
      </Button>
      {open && <CallOffDialog service={service} onClose={() => setOpen(false)} />}
    </div>
  );
}

function CallOffDialog({ service, onClose }: { service: Service; onClose: () => void }) {
  const texts = t.services.off;
  const [reason, write] = useTextDraft(`service.off.${service.request_id}`);
  const change = useDecline(service);
  const billed = useOwn().data?.stays.some(({ id }) => id === service.reservation_id);
  return (
    <ChangeDialog
      title={texts.title}
      change={change}
      changed={t.services.changed}
      confirm={texts.confirm}
      busyLabel={texts.busy}
      send={() => change.send(reason)}
      done={texts.done}
      onDone={() => write('')}
      back={texts.keep}
      onClose={onClose}
    >
      <Text>{texts.lead(service.title)}</Text>
      {isAgreed(service) && billed && <Text>{texts.money}</Text>}
      <Field label={texts.reason}>
        <TextArea rows={3} maxLength={1000} value={reason} onChange={({ target }) => write(target.value)} />
      </Field>
    </ChangeDialog>
  );
}
