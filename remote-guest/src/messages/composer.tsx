import { space } from '@marisma/area-kit/theme';
import { Button, Field, FormStatus, TextArea, useDraft, useRequestKey } from '@marisma/area-kit/ui';
import { Send } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ChangeError } from '../parts/change-dialog';
import { t } from '../texts';
import { useSendMessage } from './queries';

const Form = styled.form`
  display: grid;
  gap: ${space(3)};
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;

/** Writes to the house; what is typed stays in this tab until it is sent. */
export default function Composer({ requestId }: { requestId: string }) {
  const { write: texts } = t.stay;
  const [body, write] = useDraft(`message.${requestId}`);
  const [sent, setSent] = useState(false);
  const request_key = useRequestKey([requestId, body]);
  const { busy, error, send } = useSendMessage(requestId);

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
          maxLength={4000}
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
        {error ? <ChangeError error={error} /> : sent && texts.sent}
      </FormStatus>
    </Form>
  );
}
