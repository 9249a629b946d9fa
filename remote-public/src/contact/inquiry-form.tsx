import {
  emailRule,
  Form,
  FormDateField,
  nameRule,
  optionalDateFrom,
  optionalGuestsWithin,
  optionalPhoneRule,
  requiredMessageRule,
  useWatch,
} from '@marisma/area-kit/forms';
import { ShortNotice } from '@marisma/area-kit/privacy';
import { media } from '@marisma/area-kit/theme';
import { Button, Field, FormStatus, Input, Select } from '@marisma/area-kit/ui';
import { useMemo, useState, type HTMLAttributes, type ReactNode } from 'react';
import styled from 'styled-components';
import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import type { UseFormReturn } from 'react-hook-form';
import type { TablesInsert } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/zod';
import { inquiryTypes } from '../content/contact';
import type { PropertyId } from '../content/properties';
import { BotTrap } from '../parts/bot-trap';
import { ContactFields, MessageField, Pair } from '../parts/form-fields';
import { OfflineNote } from '../parts/offline-note';
import { useAccount } from '../parts/use-account';
import { useRequestForm } from '../parts/use-request-form';
import { t } from '../texts';
import { firstCheckOut } from '../parts/stay';

const person = { name: nameRule, email: emailRule, phone: optionalPhoneRule, message: requiredMessageRule };

const stayInquiry = (today: PlainDate) =>
  z
    .object({
      ...person,
      inquiryType: z.literal('booking'),
      checkIn: optionalDateFrom(today),
      checkOut: optionalDateFrom(today),
      guests: optionalGuestsWithin(1, 12),
    })
    .check(
      z.refine(
        ({ checkIn, checkOut }) =>
          !checkOut || checkOut >= firstCheckOut({ checkIn: checkIn ?? undefined }, today),
        {
          error: t.contact.errors.checkOutAfterCheckIn,
          path: ['checkOut'],
          // Checked together with the other fields, not after they are valid.
          when: ({ issues }) =>
            !issues.some(({ path }) => path?.[0] === 'checkIn' || path?.[0] === 'checkOut'),
        },
      ),
    );

const otherInquiry = z.object({
  ...person,
  inquiryType: z.enum(inquiryTypes.filter((type) => type !== 'booking')),
});

/**
 * An inquiry. Dates and guests are read only for an inquiry about a stay.
 * @param today from `useHouseDay`: no date is before it
 */
const inquirySchema = (today: PlainDate) =>
  z.discriminatedUnion('inquiryType', [stayInquiry(today), otherInquiry]);

type Inquiry = z.infer<ReturnType<typeof inquirySchema>>;

/** The values of the form's fields. */
type InquiryEntries = z.input<ReturnType<typeof inquirySchema>>;

/** The form's initial values, in visual order. */
const emptyInquiry = {
  inquiryType: 'booking' as const,
  name: '',
  email: '',
  phone: '',
  checkIn: '',
  checkOut: '',
  guests: '2',
  message: '',
};

const noStay = { check_in: null, check_out: null, guests: null };

/** The table row of an inquiry, with the house from whose page the visitor came. */
const inquiryRow = (inquiry: Inquiry, property?: PropertyId): TablesInsert<'contact_submissions'> => ({
  name: inquiry.name,
  email: inquiry.email,
  phone: inquiry.phone,
  inquiry_type: inquiry.inquiryType,
  message: inquiry.message,
  ...(inquiry.inquiryType === 'booking'
    ? { check_in: inquiry.checkIn, check_out: inquiry.checkOut, guests: inquiry.guests }
    : noStay),
  ...(property && { property_id: property }),
});

interface StayInputsProps {
  form: UseFormReturn<InquiryEntries, unknown, Inquiry>;
  today: PlainDate;
  /** Called when a visitor points at a date field or focuses it. */
  dateGroup: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onPointerEnter'>;
  guestsError?: string;
}

/** Dates and number of guests; all are optional. */
function StayInputs({ form, today, dateGroup, guestsError }: StayInputsProps) {
  const [checkIn, checkOut] = useWatch({ control: form.control, name: ['checkIn', 'checkOut'] });
  const arrival = checkIn && parsePlainDate(checkIn) ? checkIn : undefined;

  return (
    <>
      <Pair {...dateGroup}>
        <FormDateField
          control={form.control}
          name="checkIn"
          label={t.listing.checkIn}
          placeholder={t.listing.pickDate}
          min={today}
          onChange={(day) => {
            if (checkOut && parsePlainDate(day) && checkOut <= day) form.setValue('checkOut', '');
          }}
        />
        <FormDateField
          control={form.control}
          name="checkOut"
          label={t.listing.checkOut}
          placeholder={t.listing.pickDate}
          min={firstCheckOut({ checkIn: arrival }, today)}
        />
      </Pair>
      <Pair>
        <Field label={t.contact.form.guests} error={guestsError}>
          <Input type="number" inputMode="numeric" min={1} max={12} {...form.register('guests')} />
        </Field>
      </Pair>
    </>
  );
}

// Room for the longest time, so that the map below does not move when it is known.
const Due = styled.div`
  min-height: 5.5rem;

  ${media.phoneOnly} {
    min-height: 9rem;
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
  const { form: texts, sent, failed } = t.contact;
  const account = useAccount();
  const prefill = useMemo(() => ({ ...account, ...entries }), [account, entries]);
  const [answerDue, setAnswerDue] = useState<ReactNode>(null);
  const { form, today, dateGroup, trap, submit } = useRequestForm(inquirySchema, {
    name: 'contact',
    empty: emptyInquiry,
    dates,
    prefill,
    store: (client, inquiry) => client.from('contact_submissions').insert(inquiryRow(inquiry, property)),
    sent: { title: sent.title, description: sent.text },
    failed: { title: failed.title, description: failed.text },
    onSent: ({ startOver }) => startOver({ ...emptyInquiry, ...account }),
    onAnswerDue: ({ AnswerDue, due }) => setAnswerDue(<AnswerDue due={due} />),
  });

  const { errors, isSubmitting } = form.formState;
  const [inquiryType, message, email] = useWatch({
    control: form.control,
    name: ['inquiryType', 'message', 'email'],
  });
  const send = (inquiry: Inquiry): Promise<void> => {
    setAnswerDue(null);
    return submit(inquiry);
  };

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
      <ContactFields register={form.register} errors={errors} email={email} labels={texts} />
      {inquiryType === 'booking' && (
        <StayInputs
          form={form}
          today={today}
          dateGroup={dateGroup}
          guestsError={'guests' in errors ? errors.guests?.message : undefined}
        />
      )}
      <MessageField
        label={texts.message}
        placeholder={texts.messagePlaceholder}
        required
        error={errors.message?.message}
        text={message}
        {...form.register('message')}
      />
      <BotTrap field={trap} />
      <OfflineNote />
      <Button type="submit" variant="gradient" size="lg" busy={isSubmitting} busyLabel={texts.sending}>
        {texts.submit}
      </Button>
      <Due>
        {!answerDue && <ShortNotice purpose={texts.purpose} />}
        <FormStatus tone="success">{answerDue}</FormStatus>
      </Due>
    </Form>
  );
}
