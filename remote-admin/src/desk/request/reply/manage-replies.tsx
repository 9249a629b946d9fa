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
  useKept,
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

/** Adds, changes and puts away saved replies. */
export default function ManageReplies({ onClose }: { onClose: () => void }) {
  const texts = t.reply.saved;
  const replies = useReplies();
  const [edited, setEdited] = useState<SavedReply>();
  const [told, setTold] = useState('');
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
          onDone={(words) => {
            setEdited(undefined);
            setTold(words);
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
                          setTold('');
                          setEdited(reply);
                        }}
                      >
                        {texts.editShort}
                      </SmallButton>
                      <PutAway reply={reply} onDone={setTold} />
                    </Stack>
                  </li>
                ))}
              </List>
            )}
          </Loaded>
          <FormStatus tone="success">{told}</FormStatus>
          <div>
            <Button onClick={() => setEdited(newReply())}>{texts.add}</Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}

function PutAway({ reply, onDone }: { reply: SavedReply; onDone: (words: string) => void }) {
  const texts = t.reply.saved;
  const [asking, setAsking] = useState(false);
  const really = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) really.current?.focus();
  }, [asking]);
  const { busy, problem, send } = useRequestChange((client) => saveReply(client, reply, false));
  const putAway = async () => {
    if (await send()) onDone(texts.removed(reply.title));
  };
  if (!asking) {
    return (
      <SmallButton variant="quiet" aria-label={texts.remove(reply.title)} onClick={() => setAsking(true)}>
        {texts.removeShort}
      </SmallButton>
    );
  }
  return (
    <>
      <SmallButton busy={busy} ref={really} onClick={() => void putAway()}>
        {texts.removeReally}
      </SmallButton>
      <SmallButton variant="quiet" disabled={busy} onClick={() => setAsking(false)}>
        {texts.keep}
      </SmallButton>
      <FormStatus tone="danger">{problem}</FormStatus>
    </>
  );
}

const keptOf = z.object({ title: z.string(), body_en: z.string(), body_es: z.string() }).parse;

interface EditReplyProps {
  reply: SavedReply;
  /** As it is stored now. */
  version: number;
  onDone: (words: string) => void;
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
  const [kept, keep] = useKept(`desk.saved-reply.${reply.version === 0 ? 'new' : reply.id}`, keptOf);
  const form = useZodForm(schema, { defaultValues: { ...reply, ...kept } });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const { problem, send } = useRequestChange(saveReply);

  const save = async (entries: Pick<SavedReply, 'title' | 'body_en' | 'body_es'>) => {
    if (!(await send({ ...entries, id: reply.id, version }))) return;
    keep(undefined);
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
            keep(undefined);
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
