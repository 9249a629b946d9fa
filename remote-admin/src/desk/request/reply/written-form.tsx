import { Form, useWatch, useZodForm } from '@marisma/area-kit/forms';
import { space, token } from '@marisma/area-kit/theme';
import {
  Button,
  Field,
  FormStatus,
  Small,
  Stack,
  Text,
  TextArea,
  useDraft,
  useRequestKey,
} from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styled, { css } from 'styled-components';
import { t } from '../../../texts';
import { useForgetOutcome, useOpenRequest } from '../request-context';
import { gapsIn, unknownPlaces } from './variables';

export const LONGEST = 4000;

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

/** A message or note; the same key is one, however often it is sent. */
export interface Written {
  body: string;
  request_key: string;
}

export interface WrittenFormProps {
  kind: 'reply' | 'note';
  /** How often its key was pressed: each time, and when the form arrives after it, the text has the focus. */
  begun: number;
  label: string;
  hint: ReactNode;
  submit: string;
  submitting: string;
  sent: string;
  /** Sends; resolves to whether it was stored. */
  send: (written: Written) => Promise<boolean>;
  problem: ReactNode;
  onTyping?: (text: string) => void;
  onLeave?: () => void;
  /** Above the text: what can be put into it. */
  Tools?: ComponentType<{ onInsert: (text: string) => void }>;
  /** Above the button: what should be read before. */
  notice?: ReactNode;
}

/** A text for the guest or for the team. It stays in this tab until it is stored. */
export default function WrittenForm(props: WrittenFormProps) {
  const {
    kind,
    begun,
    label,
    hint,
    submit,
    submitting,
    sent,
    send,
    problem,
    onTyping,
    onLeave,
    Tools,
    notice,
  } = props;
  const { request } = useOpenRequest();
  const texts = t.reply;
  const [draft, write] = useDraft(`desk.${kind}.${request.id}`);
  const [done, setDone] = useState(false);
  useForgetOutcome(
    done,
    useCallback(() => setDone(false), []),
  );
  const schema = useMemo(
    () =>
      z.object({
        body: z.string().check(
          z.trim(),
          z.minLength(1, texts.empty),
          z.maxLength(LONGEST, texts.tooLong(LONGEST)),
          z.refine<string>((text) => kind === 'note' || gapsIn(text).length === 0, {
            error: ({ input }) => texts.gaps(gapsIn(String(input)).join(', ')),
          }),
        ),
      }),
    [kind, texts],
  );
  const form = useZodForm(schema, { defaultValues: { body: draft } });
  const body = useWatch({ control: form.control, name: 'body' });
  const key = useRequestKey([request.id, kind, body.trim()]);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (begun > 0) area.current?.focus();
  }, [begun]);
  const gaps = kind === 'reply' ? gapsIn(body) : [];
  const unknown = kind === 'reply' ? unknownPlaces(body) : [];

  const keep = (text: string) => {
    write(text);
    setDone(false);
    onTyping?.(text);
  };
  const insert = (text: string) => {
    const field = area.current;
    const at = field?.selectionStart ?? body.length;
    const end = field?.selectionEnd ?? at;
    const next = body.slice(0, at) + text + body.slice(end);
    form.setValue('body', next, { shouldValidate: form.formState.isSubmitted });
    keep(next);
    field?.focus();
  };
  const { ref, ...field } = form.register('body', { onChange: (event) => keep(event.target.value) });

  const onSubmit = async (values: { body: string }) => {
    if (!(await send({ ...values, request_key: key }))) return;
    form.reset({ body: '' });
    write('');
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
        if (body.trim() === '') form.clearErrors();
      }}
    >
      <Form form={form} onSubmit={onSubmit}>
        {Tools && <Tools onInsert={insert} />}
        <Field label={label} hint={hint} error={form.formState.errors.body?.message}>
          <TextArea
            {...field}
            ref={(element) => {
              ref(element);
              area.current = element;
            }}
            rows={6}
            data-desk={kind}
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
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={submitting}>
            {submit}
          </Button>
          <Small $size="xs">{texts.keys[kind]}</Small>
        </Stack>
        <FormStatus tone={problem ? 'danger' : 'success'}>{problem ?? (done && sent)}</FormStatus>
      </Form>
    </Frame>
  );
}
