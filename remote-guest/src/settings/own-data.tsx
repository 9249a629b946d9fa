import { change } from '@marisma/area-kit/data';
import { useChange } from '@marisma/area-kit/queries';
import { Button, ConfirmDialog, FormStatus, ChangeFault, Text, TextLink } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { t } from '../texts';
import { SettingsPanel } from './settings-panel';

/** Withdrawal of consent, and where a guest finds the other rights that the privacy notice promises. */
export function OwnData() {
  const texts = t.settings.data;
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  const withdraw = useChange((client) => change(client.rpc('withdraw_consent')), ['arrival']);
  const open = () => {
    setDone('');
    withdraw.reset();
    setAsking(true);
  };
  const confirm = async () => {
    if (!(await withdraw.send())) return;
    setDone(texts.done);
    setAsking(false);
  };

  return (
    <SettingsPanel heading={texts.title}>
      <Text $size="sm" $muted>
        {texts.note} <TextLink to="/profile?tab=account">{texts.profile}</TextLink>. {texts.rest}{' '}
        <TextLink to="/terms#your-rights">{texts.notice}</TextLink>.
      </Text>
      <div>
        <Button variant="outline" onClick={open}>
          {texts.open}
        </Button>
      </div>
      <FormStatus tone="success">{done}</FormStatus>
      {asking && (
        <ConfirmDialog
          title={texts.open}
          texts={texts}
          busy={withdraw.busy}
          onConfirm={() => void confirm()}
          onClose={() => setAsking(false)}
        >
          <Text>{texts.text}</Text>
          <ChangeFault error={withdraw.error} inWords={() => texts.failed} />
        </ConfirmDialog>
      )}
    </SettingsPanel>
  );
}
