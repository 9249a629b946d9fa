import { Form, requiredText, useZodForm } from '@marisma/area-kit/forms';
import {
  Button,
  Dialog,
  Field,
  FormStatus,
  Input,
  Stack,
  Text,
  TextArea,
  useDraft,
} from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { t } from '../../../texts';
import { Loaded } from '../../../lib/loaded';
import { LineList } from '../read/parts.styles';
import { useRequestChange } from '../request-context';
import { saveReply, useReplies, type SavedReply } from './queries';
import { LONGEST, unknownPlaces, VARIABLES } from './variables';
import { SmallButton } from '../../../lib/small-button';

const List = styled(LineList)`
  > li {
    justify-content: space-between;
  }
`;

const newReply = (): SavedReply => ({
  id: crypto.randomUUID(),
  title: '',
  body_en: '',
  body_es: '',
  version: 0,
});

/** Adds, changes and archives saved replies. */
export default function ManageReplies({ onClose }: { onClose: () => void }) {
  const texts = t.reply.saved;
  const replies = useReplies();
  const [edited, setEdited] = useState<SavedReply>();
  const [message, setMessage] = useState('');
  // A reply that somebody else has changed meanwhile is edited on as it is stored now.
  const stored = edited && replies.data?.find(({ id }) => id === edited.id);
  return (
    <Dialog
      open
      width="lg"
      title={edited ? (edited.version === 0 ? texts.add : texts.edit(edited.title)) : texts.title}
      onClose={onClose}
      closeOnBackdrop={!edited}
    >
      {edited ? (
        <EditReply
          reply={edited}
          version={stored?.version ?? edited.version}
          onDone={(saved) => {
            setEdited(undefined);
            setMessage(saved);
          }}
          onBack={() => setEdited(undefined)}
        />
      ) : (
        <Stack $gap={4}>
          <Text $muted>{texts.lead}</Text>
          <Loaded query={replies} level={3} loading={texts.loading} failed={texts.failed}>
            {(all) => (
              <List>
                {all.map((reply) => (
                  <li key={reply.id}>
                    <Text as="span">{reply.title}</Text>
                    <Stack $row $gap={2}>
                      <SmallButton
                        aria-label={texts.edit(reply.title)}
                        onClick={() => {
                          setMessage('');
                          setEdited(reply);
                        }}
                      >
                        {texts.editShort}
                      </SmallButton>
                      <ArchiveReply reply={reply} onDone={setMessage} />
                    </Stack>
                  </li>
                ))}
              </List>
            )}
          </Loaded>
          <FormStatus tone="success">{message}</FormStatus>
          <div>
            <Button onClick={() => setEdited(newReply())}>{texts.add}</Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}

function ArchiveReply({ reply, onDone }: { reply: SavedReply; onDone: (message: string) => void }) {
  const texts = t.reply.saved;
  const [confirming, setConfirming] = useState(false);
  const confirmButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (confirming) confirmButton.current?.focus();
  }, [confirming]);
  const { busy, problem, send } = useRequestChange((client) => saveReply(client, reply, false));
  const archive = async () => {
    if (await send()) onDone(texts.removed(reply.title));
  };
  if (!confirming) {
    return (
      <SmallButton variant="quiet" aria-label={texts.remove(reply.title)} onClick={() => setConfirming(true)}>
        {texts.removeShort}
      </SmallButton>
    );
  }
  return (
    <>
      <SmallButton busy={busy} ref={confirmButton} onClick={() => void archive()}>
        {texts.removeReally}
      </SmallButton>
      <SmallButton variant="quiet" disabled={busy} onClick={() => setConfirming(false)}>
        {texts.keep}
      </SmallButton>
      <FormStatus tone="danger">{problem}</FormStatus>
    </>
  );
}

const parseDraft = z.object({ title: z.string(), body_en: z.string(), body_es: z.string() }).parse;

interface EditReplyProps {
  reply: SavedReply;
  /** As it is stored now. */
  version: number;
  onDone: (message: string) => void;
  onBack: () => void;
}

function EditReply({ reply, version, onDone, onBack }: EditReplyProps) {
  const texts = t.reply.saved;
  const schema = useMemo(() => {
    const text = (name: string) =>
      requiredText(name, LONGEST).check(
        z.refine<string>((typed) => unknownPlaces(typed).length === 0, {
          error: ({ input }) => texts.unknown(unknownPlaces(String(input)).join(', ')),
        }),
      );
    return z.object({
      title: requiredText(texts.name, 100),
      body_en: text(texts.en),
      body_es: text(texts.es),
    });
  }, [texts]);
  // A reply that is not stored yet has a new id each time.
  const [draft, saveDraft] = useDraft(
    `desk.saved-reply.${reply.version === 0 ? 'new' : reply.id}`,
    parseDraft,
  );
  const form = useZodForm(schema, { defaultValues: { ...reply, ...draft } });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }),
    [subscribe, saveDraft],
  );
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const { problem, send } = useRequestChange(saveReply);

  const save = async (entries: Pick<SavedReply, 'title' | 'body_en' | 'body_es'>) => {
    if (!(await send({ ...entries, id: reply.id, version }))) return;
    saveDraft(undefined);
    onDone(texts.saved(entries.title));
  };
  return (
    <Form form={form} label={texts.edit(reply.title)} onSubmit={save}>
      <Field label={texts.name} required error={errors.title?.message}>
        <Input {...form.register('title')} />
      </Field>
      <Field
        label={texts.en}
        required
        hint={texts.places(VARIABLES.map((name) => `{${name}}`).join(' '))}
        error={errors.body_en?.message}
      >
        <TextArea {...form.register('body_en')} lang="en" rows={6} />
      </Field>
      <Field label={texts.es} required error={errors.body_es?.message}>
        <TextArea {...form.register('body_es')} lang="es" rows={6} />
      </Field>
      <FormStatus tone="danger">{problem}</FormStatus>
      <Stack $row $wrap $gap={3} $justify="end">
        <Button
          variant="outline"
          onClick={() => {
            saveDraft(undefined);
            onBack();
          }}
          disabled={isSubmitting}
        >
          {texts.back}
        </Button>
        <Button type="submit" busy={isSubmitting} busyLabel={texts.saving}>
          {texts.save}
        </Button>
      </Stack>
    </Form>
  );
}
