import {
  dateFrom,
  emailRule,
  Form,
  FormDateField,
  guestsRule,
  messageRule,
  nameRule,
  phoneRule,
  useWatch,
} from '@marisma/area-kit/forms';
import { now, parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { ShortNotice } from '@marisma/area-kit/privacy';
import { useNavigate } from '@marisma/area-kit/router';
import { useShell } from '@marisma/area-kit/shell';
import { Button, Field, FormStatus, Input, Select, Text, TextLink } from '@marisma/area-kit/ui';
import { useEffect, useMemo, useState } from 'react';
import type { TablesInsert } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/zod';
import type { BookedService } from '../parts/booked-service';
import { BotTrap } from '../parts/bot-trap';
import { ContactFields, MessageField, Pair } from '../parts/form-fields';
import { OfflineNote } from '../parts/offline-note';
import { paths } from '../parts/paths';
import { useAccount } from '../parts/use-account';
import { useHouseDay } from '../parts/use-house-day';
import { useRequestForm } from '../parts/use-request-form';
import { t } from '../texts';
import { firstDay, stayLabel, useStays } from './bookable-stays';

/**
 * A visitor's entries in the booking form.
 * @param today from `useHouseDay`: the date is not before it
 */
const bookingRequestSchema = (today: PlainDate) =>
  z.object({
    name: nameRule,
    email: emailRule,
    phone: phoneRule,
    date: dateFrom(today),
    guests: guestsRule,
    stay: z.string(),
    message: messageRule,
  });

type BookingRequest = z.infer<ReturnType<typeof bookingRequestSchema>>;

/** The form's initial values, in visual order. */
const emptyRequest = { name: '', email: '', phone: '', stay: '', date: '', guests: '1', message: '' };

/**
 * The table row of a request.
 * @param reservation_id the guest's own stay to which it belongs
 */
const requestRow = (
  service: BookedService,
  { name, email, phone, date, guests, message }: BookingRequest,
  reservation_id?: string,
): TablesInsert<'service_bookings'> => ({
  name,
  email,
  phone,
  service_title: service.title,
  service_category: service.category,
  service_price: service.priceFrom,
  preferred_date: date,
  guests,
  special_requests: message,
  ...(reservation_id && { reservation_id }),
});

const dates = ['date'] as const;

interface BookingFormProps {
  service: BookedService;
  /** Id of the heading that labels the form. */
  labelledBy: string;
}

/** Time to read the confirmation. */
const LEAVE_AFTER_MS = 2000;

/** The booking form: contact data, date and number of guests. */
export default function BookingForm({ service, labelledBy }: BookingFormProps) {
  const { notify } = useShell();
  const navigate = useNavigate();
  const texts = t.serviceBooking;
  const [sent, setSent] = useState(false);
  const account = useAccount();
  const houseDay = useHouseDay().today;
  const stays = useStays(houseDay);
  // Undefined until the visitor has chosen: then it is the next stay.
  const [chosenId, setChosenId] = useState<string>();
  const nextStay = stays[0];
  const stay = chosenId === undefined ? nextStay : stays.find(({ id }) => id === chosenId);
  const suggestedDate = stay && houseDay ? firstDay(stay, houseDay) : '';
  const prefill = useMemo(
    () => ({ ...account, stay: nextStay?.id ?? '', date: suggestedDate }),
    [account, nextStay?.id, suggestedDate],
  );
  const { form, today, dateGroup, trap, submit } = useRequestForm(bookingRequestSchema, {
    name: `service.${service.title}`,
    empty: emptyRequest,
    dates,
    prefill,
    store: (client, request) =>
      client
        .from('service_bookings')
        // A draft may name a stay that is no longer there.
        .insert(requestRow(service, request, stays.find(({ id }) => id === request.stay)?.id)),
    sent: { title: texts.submitted },
    failed: { title: texts.failed },
    onSent: ({ removeDraft }) => {
      removeDraft();
      setSent(true);
    },
    // As a toast: the page is left shortly.
    onAnswerDue: ({ describeAnswerDue, due }) => {
      const { promise, here } = describeAnswerDue(due, now());
      notify({ kind: 'info', title: promise, description: here });
    },
  });
  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => void navigate(paths.concierge), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sent, navigate]);

  const { errors, isSubmitting } = form.formState;
  const [message, email, date] = useWatch({ control: form.control, name: ['message', 'email', 'date'] });
  const stayField = form.register('stay');
  const outsideStay = stay && parsePlainDate(date) && (date < stay.check_in || date > stay.check_out);

  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      onSubmit={submit}
      onInvalid={(issues) =>
        issues.forEach(({ message, until }) => notify({ kind: 'error', title: message, until }))
      }
    >
      <ContactFields
        register={form.register}
        errors={errors}
        email={email}
        labels={texts.fields}
        placeholders={texts.placeholders}
        phoneRequired
      />
      {stays.length > 0 && (
        <Field label={texts.stay.label} hint={texts.stay.hint}>
          <Select
            {...stayField}
            onChange={(event) => {
              setChosenId(event.target.value);
              return stayField.onChange(event);
            }}
          >
            {stays.map((option) => (
              <option key={option.id} value={option.id}>
                {stayLabel(option)}
              </option>
            ))}
            <option value="">{texts.stay.none}</option>
          </Select>
        </Field>
      )}
      <Pair {...dateGroup}>
        <FormDateField control={form.control} name="date" label={texts.fields.date} min={today} required />
        <Field label={texts.fields.guests} required error={errors.guests?.message}>
          <Input type="number" inputMode="numeric" min={1} {...form.register('guests')} />
        </Field>
      </Pair>
      <FormStatus tone="warning">{outsideStay && texts.stay.outside}</FormStatus>
      <MessageField
        label={texts.fields.message}
        placeholder={texts.placeholders.message}
        error={errors.message?.message}
        text={message}
        {...form.register('message')}
      />
      <BotTrap field={trap} />
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
      <ShortNotice purpose={texts.purpose} />
    </Form>
  );
}
