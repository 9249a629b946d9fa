import { space, token } from '@marisma/area-kit/theme';
import { Button, Field, FormStatus, Small, Stack, Text, TextArea, useRequestKey } from '@marisma/area-kit/ui';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import styled, { css } from 'styled-components';
import { t } from '../../../texts';
import { useForgetOutcome, useOpenRequest } from '../request-context';
import { gapsIn, LONGEST, unknownPlaces } from './variables';

const Frame = styled.div<{ $note: boolean }>`
  ${({ $note }) =>
    $note &&
    css`
      padding: ${space(4)};
      border: 1px dashed ${token.color.warning};
      border-radius: ${token.radius.md};
      background: ${token.color.warningSoft};
    `}
`;

/** A reply or note; the same key is one, however often it is sent. */
export interface Message {
  body: string;
  request_key: string;
}

interface MessageFormProps {
  kind: 'reply' | 'note';
  area: RefObject<HTMLTextAreaElement | null>;
  /** Its label, its button, also while it is sent, and what is said once it is stored. */
  texts: Readonly<Record<'label' | 'submit' | 'busy' | 'sent', string>>;
  hint: string;
  text: string;
  onText: (text: string) => void;
  busy: boolean;
  /** Sends; resolves to whether it was stored. */
  send: (message: Message) => Promise<boolean>;
  problem: ReactNode;
  onLeave?: () => void;
  /** Above the text: what can be put into it. */
  Tools?: ComponentType<{ onInsert: (text: string) => void }>;
  /** Above the button: what should be read before. */
  notice?: ReactNode;
}

/** A text for the guest or for the team. */
export function MessageForm(props: MessageFormProps) {
  const { kind, area, texts: own, hint, text, busy, send, problem, onLeave, Tools, notice } = props;
  const { request } = useOpenRequest();
  const texts = t.reply;
  const body = text.trim();
  const key = useRequestKey([request.id, kind, body]);
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);
  useForgetOutcome(
    done,
    useCallback(() => setDone(false), []),
  );
  const gaps = kind === 'reply' ? gapsIn(text) : [];
  const unknown = kind === 'reply' ? unknownPlaces(text) : [];
  const error =
    (body === '' && texts.empty) ||
    (body.length > LONGEST && texts.tooLong(LONGEST)) ||
    (gaps.length > 0 && texts.gaps(gaps.join(', '))) ||
    undefined;

  const write = (next: string) => {
    props.onText(next);
    setDone(false);
  };
  const insert = (part: string) => {
    const { selectionStart = text.length, selectionEnd = selectionStart } = area.current ?? {};
    write(text.slice(0, selectionStart) + part + text.slice(selectionEnd));
    area.current?.focus();
  };
  const sending = useRef(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    setTried(true);
    if (error) return area.current?.focus();
    sending.current = true;
    const stored = await send({ body, request_key: key });
    sending.current = false;
    if (!stored) return;
    setTried(false);
    props.onText('');
    setDone(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <Frame
      $note={kind === 'note'}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        onLeave?.();
        // Who leaves an empty field wants to write nothing.
        if (body === '') setTried(false);
      }}
    >
      <Stack as="form" $gap={5} noValidate onSubmit={(event: FormEvent) => void onSubmit(event)}>
        {Tools && <Tools onInsert={insert} />}
        <Field label={own.label} hint={hint} error={tried ? error : undefined}>
          <TextArea
            ref={area}
            rows={6}
            value={text}
            data-desk={kind}
            onChange={({ target }) => write(target.value)}
            onKeyDown={onKeyDown}
          />
        </Field>
        {(gaps.length > 0 || unknown.length > 0) && (
          <Text $size="sm" role="status">
            {gaps.length > 0 && texts.gapsNow(gaps.join(', '))}{' '}
            {unknown.length > 0 && texts.unknownNow(unknown.join(', '))}
          </Text>
        )}
        {notice}
        <Stack $row $wrap $gap={3}>
          <Button type="submit" busy={busy} busyLabel={own.busy}>
            {own.submit}
          </Button>
          <Small $size="xs">{texts.keys[kind]}</Small>
        </Stack>
        <FormStatus tone={problem ? 'danger' : 'success'}>{problem ?? (done && own.sent)}</FormStatus>
      </Stack>
    </Frame>
  );
}
