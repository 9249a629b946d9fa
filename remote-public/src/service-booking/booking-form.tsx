import { Form, FormDateField, useWatch } from '@marisma/area-kit/forms';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, Input, Text, TextLink } from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { BookedService } from '../parts/booked-service';
import { BotTrap, useBotTrap } from '../parts/bot-trap';
import { EmailField, NameField, PhoneField } from '../parts/contact-fields';
import { MessageField } from '../parts/message-field';
import { OfflineNote } from '../parts/offline-note';
import { Pair } from '../parts/pair';
import { paths } from '../parts/paths';
import { useAccount, useAddressHint } from '../parts/use-account';
import { useDatedForm } from '../parts/use-dated-form';
import { useFormMemory } from '../parts/use-form-memory';
import { t } from '../texts';
import { bookingRequestSchema, emptyRequest } from './service-booking.schema';
import { useLeaveWhenSent } from './use-leave-when-sent';
import { useSendRequest } from './use-send-request';

const dates = ['date'] as const;

interface BookingFormProps {
  service: BookedService;
  /** Id of the heading that labels the form. */
  labelledBy: string;
}

/** The booking form: contact data, date and number of guests. */
export default function BookingForm({ service, labelledBy }: BookingFormProps) {
  const { notify } = useShell();
  const texts = t.serviceBooking;
  const { form, today, reach } = useDatedForm(bookingRequestSchema, { defaultValues: emptyRequest, dates });
  const { forget } = useFormMemory(form, {
    name: `service.${service.title}`,
    empty: emptyRequest,
    known: useAccount(),
  });
  const trap = useBotTrap();
  const [sent, setSent] = useState(false);
  const send = useSendRequest({
    service,
    isBot: trap.caught,
    onSent: () => {
      forget();
      setSent(true);
    },
  });
  useLeaveWhenSent(sent);

  const { errors, isSubmitting } = form.formState;
  const [message, typed] = useWatch({ control: form.control, name: ['message', 'email'] });
  const addressHint = useAddressHint(typed);
  // Registered in visual order: the first invalid field gets the focus.
  const [name, email, phone] = [form.register('name'), form.register('email'), form.register('phone')];
  form.register('date');
  const [guests, messageField] = [form.register('guests'), form.register('message')];

  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      onSubmit={send}
      onInvalid={(issues) =>
        issues.forEach(({ message, until }) => notify({ kind: 'error', title: message, until }))
      }
    >
      <NameField
        label={texts.fields.name}
        placeholder={texts.placeholders.name}
        required
        error={errors.name?.message}
        field={name}
      />
      <Pair>
        <EmailField
          label={texts.fields.email}
          hint={addressHint}
          placeholder={texts.placeholders.email}
          required
          error={errors.email?.message}
          field={email}
        />
        <PhoneField
          label={texts.fields.phone}
          placeholder={texts.placeholders.phone}
          required
          error={errors.phone?.message}
          field={phone}
        />
      </Pair>
      <Pair {...reach}>
        <FormDateField control={form.control} name="date" label={texts.fields.date} min={today} required />
        <Field label={texts.fields.guests} required error={errors.guests?.message}>
          <Input type="number" inputMode="numeric" min={1} {...guests} />
        </Field>
      </Pair>
      <MessageField
        label={texts.fields.message}
        placeholder={texts.placeholders.message}
        error={errors.message?.message}
        text={message}
        field={messageField}
      />
      <BotTrap field={trap.field} />
      <OfflineNote />
      <Button
        type="submit"
        variant="gradient"
        size="lg"
        block
        busy={isSubmitting}
        busyLabel={texts.submitting}
        disabled={sent}
      >
        {sent ? texts.sent : texts.submit}
      </Button>
      <Text $size="sm" $muted>
        {texts.consent.before} <TextLink to={paths.terms}>{texts.consent.link}</TextLink>
        {texts.consent.after}
      </Text>
    </Form>
  );
}
