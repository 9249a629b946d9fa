import { useCallback, useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from './draft';

/** The fields of a form as text. */
type Entries = Record<string, string>;

interface MemoryOptions {
  /** Names the form among those of this tab. */
  name: string;
  /** Every field as it is before anything is known or typed. */
  empty: Entries;
  /** What is known of the visitor, or said by the address. Fills fields that nobody has touched. */
  known: Entries;
}

/**
 * Fills a form with what is known and with what was typed before and not sent, and keeps what is being typed until it is
 * sent or the tab is closed. What a visitor has typed is never overwritten.
 * @returns how to forget: `forget` the draft alone, `startOver` with an empty form too
 */
export function useFormMemory<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { name, empty, known }: MemoryOptions,
) {
  const given = useRef(empty);
  const { getValues, reset, setValue, subscribe } = form;

  useEffect(() => {
    for (const [field, value] of Object.entries({ ...empty, ...known })) {
      const path = field as Path<Input>;
      if (value === given.current[field] || getValues(path) !== given.current[field]) continue;
      given.current = { ...given.current, [field]: value };
      setValue(path, value as PathValue<Input, Path<Input>>);
    }
  }, [empty, known, getValues, setValue]);

  useEffect(() => {
    for (const [field, value] of Object.entries(readDraft(name))) {
      if (field in empty) setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = Object.entries(values).filter(([field, value]) => value !== given.current[field]);
        writeDraft(name, Object.fromEntries(typed) as Entries);
      },
    });
  }, [empty, name, setValue, subscribe]);

  const forget = useCallback(() => writeDraft(name, {}), [name]);
  const startOver = useCallback(
    (values: Entries) => {
      given.current = values;
      reset(values as DefaultValues<Input>);
      forget();
    },
    [forget, reset],
  );
  return { forget, startOver };
}
