import { downloadText } from '@marisma/area-kit/browser';
import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, ConfirmDialog, FormStatus, Heading, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useNavItems } from '../frame/nav-links';
import { t } from '../texts';
import { askForErasure, readOwnData } from './queries';
import { useAttempt } from './auth-failure';

const texts = t.profile.data;

/** Two rights that the privacy notice promises to every account: a copy of its data, and erasure. */
export function OwnDataPanel() {
  const [terms] = useNavItems('terms');
  const { busy, attempt } = useAttempt(texts.failed);
  const [asking, setAsking] = useState(false);
  const [answerBy, setAnswerBy] = useState('');
  const download = () =>
    attempt(async (client) => {
      const data = JSON.stringify(await readOwnData(client), null, 2);
      downloadText('marisma-my-data.json', data, 'application/json');
    }, 'copy');
  const erase = () =>
    attempt(async (client) => {
      setAnswerBy(await askForErasure(client));
      setAsking(false);
    }, 'erase');
  return (
    <Stack as="section" $gap={5}>
      <Heading level={2} size="title">
        {texts.heading}
      </Heading>
      {terms && (
        <Text $muted>
          {texts.text} <TextLink to={`${terms.to}#your-rights`}>{texts.notice}</TextLink>.
        </Text>
      )}
      <Stack $row $wrap $gap={3}>
        <Button variant="outline" busy={busy === 'copy'} onClick={() => void download()}>
          {texts.copy}
        </Button>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {texts.erase}
        </Button>
      </Stack>
      <FormStatus tone="success">{answerBy && texts.asked(formatDate(answerBy, intlLocale()))}</FormStatus>
      {asking && (
        <ConfirmDialog
          title={texts.erase}
          texts={{ yes: texts.erase, busy: texts.busy, no: texts.no }}
          busy={busy === 'erase'}
          onConfirm={() => void erase()}
          onClose={() => setAsking(false)}
        >
          <Text>{texts.eraseText}</Text>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
