import { useWatch } from '@marisma/shared/forms';
import { today as todayNow } from '@marisma/shared/format';
import { Field, Input, useHydrated } from '@marisma/shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import { Pair } from '../parts/pair';
import { StayFields } from '../parts/stay-fields';
import type { Stay } from '../parts/stay';
import { t } from '../texts';
import type { Inquiry, InquiryEntries } from './contact.schema';

interface StayInputsProps {
  form: UseFormReturn<InquiryEntries, unknown, Inquiry>;
  guestsError?: string;
}

/** When and how many; all of it may be left open. */
export function StayInputs({ form, guestsError }: StayInputsProps) {
  const hydrated = useHydrated();
  const [checkIn, checkOut] = useWatch({ control: form.control, name: ['checkIn', 'checkOut'] });

  const setStay = (stay: Stay) => {
    form.setValue('checkIn', stay.checkIn ?? '');
    form.setValue('checkOut', stay.checkOut ?? '');
  };

  return (
    <>
      <Pair>
        <StayFields
          stay={{ checkIn: checkIn || undefined, checkOut: checkOut || undefined }}
          today={hydrated ? todayNow() : undefined}
          onStay={setStay}
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
