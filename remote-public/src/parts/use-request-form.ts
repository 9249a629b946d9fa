import { useWatch, useZodForm } from '@marisma/area-kit/forms';
import { asDataError, change, type Database, type DataRequest } from '@marisma/area-kit/data';
import { today as deviceDay, type PlainDate } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import type * as z from '@marisma/area-kit/zod';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { t } from '../texts';
import { loadAnswerDue, type AnswerDue } from './answer-due';
import { useBotTrap } from './bot-trap';
import { useUserId } from './use-account';
import { useHouseDay } from './use-house-day';
import { adoptDraft, readDraft, writeDraft } from './draft';

/** The fields of a form as text. */
type Entries = Record<string, string>;

interface DraftOptions {
  /** Name of the form; its draft is stored under it. */
  name: string;
  /** The initial value of every field. */
  empty: Entries;
  /** Values from the account or the address. They fill fields that the visitor has not changed. */
  prefill: Entries;
}

/**
 * Fills a form with the prefilled values and the draft of this tab, and saves the draft until the form is sent or the tab
 * is closed. Values that the visitor typed are never overwritten. A draft stays with a visitor who signs in. It leaves
 * the form when the session ends and waits for the same visitor; the shell removes it after a sign-out.
 * @returns `removeDraft` removes the draft; `startOver` also resets the form
 */
function useFormDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { name, empty, prefill }: DraftOptions,
) {
  const userId = useUserId();
  const baseline = useRef(empty);
  const lastUserId = useRef(userId);
  const { getValues, reset, setValue, subscribe } = form;

  useEffect(() => {
    const before = lastUserId.current;
    lastUserId.current = userId;
    if (!before || before === userId) return;
    baseline.current = empty;
    reset(empty as DefaultValues<Input>);
  }, [empty, reset, userId]);

  useEffect(() => {
    for (const [field, value] of Object.entries({ ...empty, ...prefill })) {
      const path = field as Path<Input>;
      if (value === baseline.current[field] || getValues(path) !== baseline.current[field]) continue;
      baseline.current = { ...baseline.current, [field]: value };
      setValue(path, value as PathValue<Input, Path<Input>>);
    }
  }, [empty, prefill, getValues, setValue, userId]);

  useEffect(() => {
    const save = (values: object) => {
      const typed = Object.entries(values).filter(([field, value]) => value !== baseline.current[field]);
      writeDraft(name, userId, Object.fromEntries(typed) as Entries);
    };
    if (userId !== null) adoptDraft(name, userId);
    for (const [field, value] of Object.entries(readDraft(name, userId))) {
      const path = field as Path<Input>;
      if (field in empty && getValues(path) === baseline.current[field])
        setValue(path, value as PathValue<Input, Path<Input>>);
    }
    save(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [empty, getValues, name, setValue, subscribe, userId]);

  const removeDraft = () => writeDraft(name, userId, {});
  const startOver = (values: Entries) => {
    baseline.current = values;
    reset(values as DefaultValues<Input>);
    removeDraft();
  };
  return { removeDraft, startOver };
}

interface Notice {
  title: string;
  description?: string;
}

interface RequestFormOptions<Output, Input> {
  /** Its draft is kept in this tab under this name. */
  name: string;
  /** The initial value of each field, in visual order: the first invalid field gets the focus. */
  empty: Input & Entries;
  /** The fields with a date; always the same array. */
  dates: readonly FieldPath<Input & FieldValues>[];
  /** Values from the account or the address. They fill fields that the visitor has not changed. */
  prefill: Entries;
  /** The row to store; nothing is read back, because visitors may insert rows but not select them. */
  store: (client: SupabaseClient<Database>, entries: Output) => DataRequest<unknown>;
  sent: Notice;
  failed: Notice;
  onSent: (draft: ReturnType<typeof useFormDraft>) => void;
  /** Called some time after `onSent` where it is known until when the office answers. */
  onAnswerDue: (answer: AnswerDue) => void;
}

/**
 * A form that sends a request to the office: it fills in what is known, keeps what is typed, turns bots away, stores the
 * row and announces the result.
 *
 * Dates are judged by the house's day, not by the device's: it is asked for when a visitor points at a date field
 * (`dateGroup`), or once a date is filled in.
 * @param schemaFrom the form's rules, baseline the first day that a date may be; always the same function
 */
export function useRequestForm<Output extends FieldValues, Input extends FieldValues>(
  schemaFrom: (today: PlainDate) => z.ZodMiniType<Output, Input>,
  options: RequestFormOptions<Output, Input>,
) {
  const { name, empty, dates, prefill, store, sent, failed, onSent, onAnswerDue } = options;
  const { supabase, notify, reportError } = useShell();
  const { today = deviceDay(), load } = useHouseDay();
  const schema = useMemo(() => schemaFrom(today), [schemaFrom, today]);
  const form = useZodForm(schema, { defaultValues: empty as DefaultValues<Input> });
  for (const field of Object.keys(empty)) form.register(field as FieldPath<Input>);
  const draft = useFormDraft(form, { name, empty, prefill });
  const trap = useBotTrap();

  const filled = useWatch({ control: form.control, name: dates }).some(Boolean);
  const ask = useEffectEvent(load);
  useEffect(() => {
    if (filled) ask();
  }, [filled]);

  // Dates that were refused by the device's day are validated again.
  const revalidate = useEffectEvent(() => {
    const refused = dates.filter((date) => form.getFieldState(date).invalid);
    if (refused.length > 0) void form.trigger(refused);
  });
  useEffect(() => revalidate(), [today]);

  const fail = (thrown?: unknown): void => {
    const error = thrown === undefined ? undefined : asDataError(thrown);
    if (error?.code === 'too_many_requests' || error?.code === 'form_busy') {
      const { title, text, busy } = t.common.tooManyRequests;
      const minutes = Number(/\b(\d+) minutes?\b/.exec(error.message)?.[1]) || undefined;
      const description = error.code === 'form_busy' ? busy : text(minutes);
      return notify({ kind: 'error', title, description });
    }
    if (error) reportError(error, { area: 'public', during: 'sending a form' });
    notify({ kind: 'error', ...failed });
  };

  /** Sends the entries and announces the result. Never rejects. */
  const submit = async (entries: Output): Promise<void> => {
    if (await trap.caught()) return fail();
    try {
      await change(store(await supabase(), entries));
    } catch (error) {
      return fail(error);
    }
    notify({ kind: 'success', ...sent });
    onSent(draft);
    void loadAnswerDue(supabase).then((answer) => answer && onAnswerDue(answer));
  };

  return { form, today, dateGroup: { onFocus: load, onPointerEnter: load }, trap: trap.field, submit };
}
