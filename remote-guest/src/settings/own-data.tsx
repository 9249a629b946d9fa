import { downloadText } from '@marisma/area-kit/browser';
import { change, type DataError } from '@marisma/area-kit/data';
import { formatDate } from '@marisma/area-kit/format';
import { useChange } from '@marisma/area-kit/queries';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, ConfirmDialog, FormStatus, SignInAgain, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { OWN } from '../parts/own';
import { t } from '../texts';
import { SettingsPanel } from './settings-panel';

/** The rights that the privacy notice promises: a copy of one's data, withdrawal of consent, erasure. */
export function OwnData() {
  const texts = t.settings.data;
  const [asking, setAsking] = useState<'withdraw' | 'erase'>();
  const [done, setDone] = useState('');
  const copy = useChange((client) => change(client.rpc('my_data')));
  const withdraw = useChange((client) => change(client.rpc('withdraw_consent')), ['arrival']);
  const erase = useChange((client) => change(client.rpc('request_erasure')), OWN);

  const download = async () => {
    setDone('');
    const sent = await copy.send();
    if (sent) downloadText('marisma-my-data.json', JSON.stringify(sent.answer, null, 2), 'application/json');
  };
  const steps = {
    withdraw: { ...withdraw, send: async () => (await withdraw.send()) && texts.withdraw.done },
    erase: {
      ...erase,
      send: async () => {
        const sent = await erase.send();
        return sent && texts.erase.done(formatDate(sent.answer, intlLocale()));
      },
    },
  };
  const step = asking && steps[asking];
  const open = (next: 'withdraw' | 'erase') => {
    setDone('');
    steps[next].reset();
    setAsking(next);
  };
  const confirm = async () => {
    const said = await step?.send();
    if (!said) return;
    setDone(said);
    setAsking(undefined);
  };

  return (
    <SettingsPanel heading={texts.title}>
      <Text $size="sm" $muted>
        {texts.note} <TextLink to="/terms#your-rights">{texts.notice}</TextLink>.
      </Text>
      <Stack $row $wrap $gap={3}>
        <Button variant="outline" busy={copy.busy} busyLabel={texts.copying} onClick={() => void download()}>
          {texts.copy}
        </Button>
        <Button variant="outline" onClick={() => open('withdraw')}>
          {texts.withdraw.open}
        </Button>
        <Button variant="outline" onClick={() => open('erase')}>
          {texts.erase.open}
        </Button>
      </Stack>
      <FormStatus tone="danger">{copy.error && <Failed error={copy.error} />}</FormStatus>
      <FormStatus tone="success">{done}</FormStatus>
      {asking && step && (
        <ConfirmDialog
          title={texts[asking].open}
          texts={{ yes: texts[asking].yes, busy: texts[asking].busy, no: texts.no }}
          busy={step.busy}
          fault={step.error && <Failed error={step.error} />}
          onYes={() => void confirm()}
          onClose={() => setAsking(undefined)}
        >
          <Text>{texts[asking].text}</Text>
        </ConfirmDialog>
      )}
    </SettingsPanel>
  );
}

const Failed = ({ error }: { error: DataError }) => (
  <>
    {t.settings.data.failed}
    <SignInAgain after={error} />
  </>
);
