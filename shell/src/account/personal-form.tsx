import { Form, trimmed, useWatch, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { useShell, type SessionUser } from '@marisma/area-kit/shell';
import { Button, Field, Input, LeaveGuard, Stack, useDraft } from '@marisma/area-kit/ui';
import { useEffect } from 'react';
import { t } from '../texts';
import { Pair } from './auth-page.styles';
import { renameAccount, updateProfile, type Profile } from './queries';

const texts = t.profile;
const atMost = (limit: number) => z.string().check(trimmed, z.maxLength(limit, texts.tooLong(limit)));
const schema = z.object({ first_name: atMost(100), last_name: atMost(100), phone: atMost(20) });
type Values = z.infer<typeof schema>;
/** What was entered, valid or not. */
const typed = z.record(z.keyof(schema), z.string());

export function PersonalForm({ user, profile }: { user: SessionUser; profile: Profile }) {
  const { supabase, notify, reportError } = useShell();
  const { first_name, last_name, phone } = profile;
  const form = useZodForm(schema, {
    defaultValues: { first_name: first_name ?? '', last_name: last_name ?? '', phone: phone ?? '' },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const [draft, saveDraft] = useDraft('profile', typed.parse);
  const { control, getValues, reset } = form;
  const entered = useWatch({ control });
  useEffect(() => draft && reset(draft, { keepDefaultValues: true }), [draft, reset]);
  useEffect(() => saveDraft(isDirty ? getValues() : undefined), [entered, getValues, isDirty, saveDraft]);

  const save = async (values: Values) => {
    try {
      const client = await supabase();
      await updateProfile(client, user.id, { ...values, phone: values.phone || null });
      reset(values);
      notify({ kind: 'success', title: texts.saved });
      const name = { first_name: values.first_name, last_name: values.last_name };
      if (name.first_name === user.firstName && name.last_name === user.lastName) return;
      await renameAccount(client, name).catch((error: unknown) =>
        reportError(error, { during: 'copying the name to the account' }),
      );
    } catch (error) {
      reportError(error, { during: 'saving the profile' });
      notify({ kind: 'error', title: texts.saveFailed });
    }
  };

  return (
    <Form form={form} onSubmit={save} label={texts.tabs.personal}>
      <Field label={texts.email} hint={texts.emailHint}>
        <Input type="email" value={profile.email || user.email} readOnly autoComplete="email" />
      </Field>
      <Pair>
        <Field label={texts.firstName} error={errors.first_name?.message}>
          <Input autoComplete="given-name" {...form.register('first_name')} />
        </Field>
        <Field label={texts.lastName} error={errors.last_name?.message}>
          <Input autoComplete="family-name" {...form.register('last_name')} />
        </Field>
      </Pair>
      <Field label={texts.phone} error={errors.phone?.message}>
        <Input type="tel" autoComplete="tel" {...form.register('phone')} />
      </Field>
      <Stack $row $wrap $gap={3}>
        <Button type="submit" busy={isSubmitting} busyLabel={texts.saving}>
          {texts.save}
        </Button>
        {isDirty && (
          <Button variant="quiet" disabled={isSubmitting} onClick={() => reset()}>
            {texts.discard}
          </Button>
        )}
      </Stack>
      <LeaveGuard dirty={isDirty} texts={texts.leave} onLeave={() => saveDraft(undefined)} />
    </Form>
  );
}
