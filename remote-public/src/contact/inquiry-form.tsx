import { Form, useWatch } from '@marisma/area-kit/forms';
import { media } from '@marisma/area-kit/theme';
import { Button, Field, FormStatus, Select, Text, TextLink } from '@marisma/area-kit/ui';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { inquiryTypes } from '../content/contact';
import type { PropertyId } from '../content/properties';
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
import { emptyInquiry, inquirySchema } from './contact.schema';
import { StayInputs } from './stay-inputs';
import { useSendInquiry } from './use-send-inquiry';

// Room for the longest time, so that the map below does not move when it is known.
const Due = styled.div`
  min-height: 4.25rem;

  ${media.phoneOnly} {
    min-height: 6.5rem;
  }
`;

const dates = ['checkIn', 'checkOut'] as const;

interface InquiryFormProps {
  /** The house from whose page the visitor came. */
  property: PropertyId | undefined;
  /** Values from the address, by field. */
  entries: Record<string, string>;
}

/** The inquiry form: subject, contact data and, for a stay, dates and number of guests. */
export default function InquiryForm({ property, entries }: InquiryFormProps) {
  const texts = t.contact.form;
  const { form, today, reach } = useDatedForm(inquirySchema, { defaultValues: emptyInquiry, dates });
  const account = useAccount();
  const known = useMemo(() => ({ ...account, ...entries }), [account, entries]);
  const { startOver } = useFormMemory(form, { name: 'contact', empty: emptyInquiry, known });
  const trap = useBotTrap();
  const [answerDue, setAnswerDue] = useState<ReactNode>(null);
  const send = useSendInquiry({
    property,
    isBot: trap.caught,
    onSent: () => startOver({ ...emptyInquiry, ...account }),
    onAnswerDue: setAnswerDue,
  });

  const { errors, isSubmitting } = form.formState;
  const [inquiryType, message, email] = useWatch({
    control: form.control,
    name: ['inquiryType', 'message', 'email'],
  });
  const addressHint = useAddressHint(email);

  return (
    <Form form={form} label={texts.region} onSubmit={send}>
      <Field label={texts.inquiryType}>
        <Select {...form.register('inquiryType')}>
          {inquiryTypes.map((type) => (
            <option key={type} value={type}>
              {texts.inquiryTypes[type]}
            </option>
          ))}
        </Select>
      </Field>
      <NameField label={texts.name} required error={errors.name?.message} field={form.register('name')} />
      <Pair>
        <EmailField
          label={texts.email}
          hint={addressHint}
          required
          error={errors.email?.message}
          field={form.register('email')}
        />
        <PhoneField label={texts.phone} error={errors.phone?.message} field={form.register('phone')} />
      </Pair>
      {inquiryType === 'booking' && (
        <StayInputs
          form={form}
          today={today}
          reach={reach}
          guestsError={'guests' in errors ? errors.guests?.message : undefined}
        />
      )}
      <MessageField
        label={texts.message}
        placeholder={texts.messagePlaceholder}
        required
        error={errors.message?.message}
        text={message}
        field={form.register('message')}
      />
      <BotTrap field={trap.field} />
      <OfflineNote />
      <Button type="submit" variant="gradient" size="lg" busy={isSubmitting} busyLabel={texts.sending}>
        {texts.submit}
      </Button>
      <Due>
        {!answerDue && (
          <Text $size="sm" $muted>
            {texts.privacy.before} <TextLink to={`${paths.terms}#privacy`}>{texts.privacy.link}</TextLink>
            {texts.privacy.after}
          </Text>
        )}
        <FormStatus tone="success">{answerDue}</FormStatus>
      </Due>
    </Form>
  );
}
