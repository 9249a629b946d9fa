import { Send } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme';
import { Button, Field, FormStatus, TextArea, useDraft, useRequestKey } from '../ui';

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;

interface ComposerProps {
  /** Of a new one, 'new'. */
  requestId: string;
  maxLength?: number;
  texts: Readonly<Record<'label' | 'hint' | 'send' | 'sending' | 'sent', string>>;
  /** Sends it, however often under the same key, as one message; resolves to undefined when it was not sent. */
  send: (message: { body: string; request_key: string }) => Promise<object | undefined>;
  busy: boolean;
  /** Why it was not sent. */
  fault: ReactNode;
}

/** Writes to the house; what is typed stays in this tab until it is sent. */
export function Composer({ requestId, maxLength = 4000, texts, send, busy, fault }: ComposerProps) {
  const [body, write] = useDraft(`message.${requestId}`);
  const [sent, setSent] = useState(false);
  const request_key = useRequestKey([requestId, body]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (body.trim() === '' || !(await send({ body, request_key }))) return;
    write('');
    setSent(true);
  };
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <Field label={texts.label} hint={texts.hint}>
        <TextArea
          rows={3}
          maxLength={maxLength}
          value={body}
          onChange={(event) => {
            setSent(false);
            write(event.target.value);
          }}
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel={texts.sending} disabled={body.trim() === ''}>
        <Send aria-hidden="true" strokeWidth={1.75} />
        {texts.send}
      </Button>
      <FormStatus tone={fault ? 'danger' : 'success'}>{fault || (sent && texts.sent)}</FormStatus>
    </Form>
  );
}
