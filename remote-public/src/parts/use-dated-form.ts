import { useWatch, useZodForm } from '@marisma/area-kit/forms';
import { today as deviceDay, type PlainDate } from '@marisma/area-kit/format';
import type * as z from '@marisma/area-kit/zod';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import { useHouseDay } from './use-house-day';

interface DatedForm<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>;
  /** The fields with a date; always the same array. */
  dates: readonly FieldPath<Input>[];
}

/**
 * A form with dates that the house's day judges, not the device's: it is asked for when a visitor points at a date
 * field (`reach`), or once a date is filled in.
 * @param schemaFrom the form's rules, given the first day that a date may be; always the same function
 */
export function useDatedForm<Output extends FieldValues, Input extends FieldValues>(
  schemaFrom: (today: PlainDate) => z.ZodMiniType<Output, Input>,
  { defaultValues, dates }: DatedForm<Input>,
) {
  const { today = deviceDay(), learn } = useHouseDay();
  const schema = useMemo(() => schemaFrom(today), [schemaFrom, today]);
  const form = useZodForm(schema, { defaultValues });
  const filled = useWatch({ control: form.control, name: dates }).some(Boolean);
  const ask = useEffectEvent(learn);
  useEffect(() => {
    if (filled) ask();
  }, [filled]);

  // What was refused by the device's day is judged anew.
  const { trigger, getFieldState } = form;
  const judgeAgain = useEffectEvent(() => {
    const refused = dates.filter((name) => getFieldState(name).invalid);
    if (refused.length > 0) void trigger(refused);
  });
  useEffect(() => judgeAgain(), [today]);
  return { form, today, reach: { onFocus: learn, onPointerEnter: learn } };
}
