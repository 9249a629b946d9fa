import { FormDateField, useWatch } from '@marisma/area-kit/forms';
import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';
import { Field, Input } from '@marisma/area-kit/ui';
import type { HTMLAttributes } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Pair } from '../parts/form-fields';
import { firstCheckOut } from '../parts/stay';
import { t } from '../texts';
import type { Inquiry, InquiryEntries } from './contact.schema';

interface StayInputsProps {
  form: UseFormReturn<InquiryEntries, unknown, Inquiry>;
  today: PlainDate;
  /** Called when a visitor points at a date field or focuses it. */
  reach: Pick<HTMLAttributes<HTMLElement>, 'onFocus' | 'onPointerEnter'>;
  guestsError?: string;
}

/** Dates and number of guests; all are optional. */
export function StayInputs({ form, today, reach, guestsError }: StayInputsProps) {
  const [checkIn, checkOut] = useWatch({ control: form.control, name: ['checkIn', 'checkOut'] });
  const arrival = checkIn && parsePlainDate(checkIn) ? checkIn : undefined;

  return (
    <>
      <Pair {...reach}>
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
