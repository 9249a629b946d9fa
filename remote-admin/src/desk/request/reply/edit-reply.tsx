import { Form, requiredText, useZodForm } from '@marisma/area-kit/forms';
import { Button, Field, FormStatus, Input, Stack, TextArea, useKept } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { useEffect, useMemo } from 'react';
import { t } from '../../../texts';
import { useChange } from '../use-change';
import { saveReply, type SavedReply } from './reply.data';
import { unknownPlaces, VARIABLES } from './variables';
import { LONGEST } from './written-form';

const kept = z.object({ title: z.string(), en: z.string(), es: z.string() });
const keptOf = (text: unknown) => kept.parse(text);

interface EditReplyProps {
  reply: SavedReply;
  /** As it is stored now. */
  version: number;
  onStale: () => Promise<void>;
  onDone: (words: string) => void;
  onBack: () => void;
}

/** Writes a saved reply in both languages. */
export function EditReply({ reply, version, onStale, onDone, onBack }: EditReplyProps) {
  const texts = t.reply.saved;
  const schema = useMemo(() => {
    const text = (name: string) =>
      requiredText(name, LONGEST).check(
        z.refine<string>((typed) => unknownPlaces(typed).length === 0, {
          error: ({ input }) => texts.unknown(unknownPlaces(String(input)).join(', ')),
        }),
      );
    return z.object({ title: requiredText(texts.name, 100), en: text(texts.en), es: text(texts.es) });
  }, [texts]);
  // A reply that is not stored yet has a new id each time.
  const [kept, keep] = useKept(`desk.saved-reply.${reply.version === 0 ? 'new' : reply.id}`, keptOf);
  const form = useZodForm(schema, { defaultValues: { title: reply.title, ...reply.body, ...kept } });
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const { problem, send } = useChange((client, changed: SavedReply) => saveReply(client, changed));

  const save = async ({ title, en, es }: { title: string; en: string; es: string }) => {
    if (await send({ id: reply.id, title, body: { en, es }, version })) {
      keep(undefined);
      onDone(texts.saved(title));
    } else await onStale();
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
        error={errors.en?.message}
      >
        <TextArea {...form.register('en')} lang="en" rows={6} />
      </Field>
      <Field label={texts.es} required error={errors.es?.message}>
        <TextArea {...form.register('es')} lang="es" rows={6} />
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
