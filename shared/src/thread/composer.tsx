import { useChange } from '@marisma/area-kit/queries';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { change, type DataError } from '../data';
import { space } from '../theme';
import { Button, Field, FormStatus, SignInAgain, TextArea, useTextDraft, useRequestKey } from '../ui';

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
  send: (message: OutgoingMessage) => Promise<object | undefined>;
  busy: boolean;
  /** Why it was not sent. */
  error: DataError | undefined;
  errorInWords: (error: DataError) => string;
}

interface OutgoingMessage {
  body: string;
  request_key: string;
}

/** Writes to the office; what is typed stays in this tab until it is sent. */
export function Composer(props: ComposerProps) {
  const { requestId, maxLength = 4000, texts, send, busy, error, errorInWords } = props;
  const [body, write] = useTextDraft(`message.${requestId}`);
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
      <FormStatus tone={error ? 'danger' : 'success'}>
        {error ? (
          <>
            {errorInWords(error)}
            <SignInAgain after={error} />
          </>
        ) : (
          sent && texts.sent
        )}
      </FormStatus>
    </Form>
  );
}

type ReplyProps = Pick<ComposerProps, 'requestId' | 'texts' | 'errorInWords'> & {
  /** The reads that show the message. */
  reads: readonly unknown[];
};

/** Writes on in a conversation. */
export function Reply({ reads, ...props }: ReplyProps) {
  const sending = useChange(
    (client, message: OutgoingMessage) =>
      change(client.rpc('send_message', { request_id: props.requestId, ...message })),
    reads,
  );
  return <Composer {...props} {...sending} />;
}
