import { useCallback, useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from './draft';

/** The fields of a form as text. */
type Entries = Record<string, string>;

interface MemoryOptions {
  /** Name of the form; its draft is stored under it. */
  name: string;
  /** The initial value of every field. */
  empty: Entries;
  /** Values from the account or the address. They fill fields that the visitor has not changed. */
  known: Entries;
}

/**
 * Fills a form with the known values and the draft of this tab, and saves the draft until the form is sent or the tab
 * is closed. Values that the visitor typed are never overwritten.
 * @returns `forget` removes the draft; `startOver` also resets the form
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
