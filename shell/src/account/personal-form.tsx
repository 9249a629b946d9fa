import { Form, trimmed, useZodForm } from '@marisma/area-kit/forms';
import * as z from '@marisma/area-kit/zod';
import { useShell, type SessionUser } from '@marisma/area-kit/shell';
import { Button, Field, Input, LeaveGuard, Stack } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { Pair } from './auth-page.styles';
import { renameAccount, updateProfile, type Profile } from './profile.data';

const texts = t.profile;
const atMost = (most: number) => z.string().check(trimmed, z.maxLength(most, texts.tooLong(most)));
const schema = z.object({ firstName: atMost(100), lastName: atMost(100), phone: atMost(20) });
type Values = z.infer<typeof schema>;

/** The fields of the profile that its user may change. */
export function PersonalForm({ user, profile }: { user: SessionUser; profile: Profile }) {
  const { supabase, notify, reportError } = useShell();
  const { firstName, lastName, phone } = profile;
  const form = useZodForm(schema, { defaultValues: { firstName, lastName, phone } });
  const { errors, isSubmitting, isDirty } = form.formState;

  const save = async (values: Values) => {
    try {
      const client = await supabase();
      await updateProfile(client, user.id, values);
      form.reset(values);
      notify({ kind: 'success', title: texts.saved });
      if (values.firstName === user.firstName && values.lastName === user.lastName) return;
      await renameAccount(client, values).catch((error: unknown) =>
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
        <Field label={texts.firstName} error={errors.firstName?.message}>
          <Input autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={texts.lastName} error={errors.lastName?.message}>
          <Input autoComplete="family-name" {...form.register('lastName')} />
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
          <Button variant="quiet" disabled={isSubmitting} onClick={() => form.reset()}>
            {texts.discard}
          </Button>
        )}
      </Stack>
      <LeaveGuard dirty={isDirty} texts={t.profile.leave} />
    </Form>
  );
}
