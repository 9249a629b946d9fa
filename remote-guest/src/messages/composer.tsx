import { space } from '@marisma/area-kit/theme';
import { Button, Field, FormStatus, TextArea, useDraft, useRequestKey } from '@marisma/area-kit/ui';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Thread } from '../lib/thread';
import { sendMessage } from '../lib/stays/changes.data';
import { useChange } from '../lib/stays/use-change';
import { t } from '../texts';

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;

/** Writes to the house; what is typed stays in this tab until it is sent. */
export default function Composer({ thread }: { thread: Thread }) {
  const { write: texts } = t.stay;
  const [text, write] = useDraft(`message.${thread.id}`);
  const [sent, setSent] = useState(false);
  const key = useRequestKey([thread.id, text]);
  const { busy, problem, send } = useChange((client) => sendMessage(client, thread.id, text, key));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || !(await send())) return;
    write('');
    setSent(true);
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Field label={texts.label} hint={texts.hint}>
        <TextArea
          rows={3}
          maxLength={4000}
          value={text}
          onChange={(event) => {
            setSent(false);
            write(event.target.value);
          }}
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel={texts.sending} disabled={text.trim() === ''}>
        <Send aria-hidden="true" strokeWidth={1.75} />
        {texts.send}
      </Button>
      <FormStatus tone={problem ? 'danger' : 'success'}>{problem ?? (sent && texts.sent)}</FormStatus>
    </Form>
  );
}
