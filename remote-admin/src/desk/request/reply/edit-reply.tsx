import { Form, requiredText, useZodForm } from '@marisma/area-kit/forms';
import { Button, Field, FormStatus, Input, Stack, TextArea, useKept } from '@marisma/area-kit/ui';
import * as z from '@marisma/area-kit/zod';
import { useEffect, useMemo } from 'react';
import { t } from '../../../texts';
import { useRequestChange } from '../use-request-change';
import { saveReply, type SavedReply } from './queries';
import { unknownPlaces, VARIABLES } from './variables';
import { LONGEST } from './written-form';

const keptOf = z.object({ title: z.string(), body_en: z.string(), body_es: z.string() }).parse;

interface EditReplyProps {
  reply: SavedReply;
  /** As it is stored now. */
  version: number;
  onDone: (words: string) => void;
  onBack: () => void;
}

/** Writes a saved reply in both languages. */
export function EditReply({ reply, version, onDone, onBack }: EditReplyProps) {
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
