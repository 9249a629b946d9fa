import { useSession } from '@marisma/area-kit/shell';
import { useCallback, useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { adoptDraft, readDraft, writeDraft } from './draft';

/** The fields of a form as text. */
export type Entries = Record<string, string>;

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
 * is closed. Values that the visitor typed are never overwritten. A draft stays with a visitor who signs in. It leaves
 * the form when the session ends and waits for the same visitor; the shell removes it after a sign-out.
 * @returns `forget` removes the draft; `startOver` also resets the form
 */
export function useFormMemory<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { name, empty, known }: MemoryOptions,
) {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const given = useRef(empty);
  const typedBy = useRef(userId);
  const { getValues, reset, setValue, subscribe } = form;

  useEffect(() => {
    const before = typedBy.current;
    typedBy.current = userId;
    if (!before || before === userId) return;
    given.current = empty;
    reset(empty as DefaultValues<Input>);
  }, [empty, reset, userId]);

  useEffect(() => {
    for (const [field, value] of Object.entries({ ...empty, ...known })) {
      const path = field as Path<Input>;
      if (value === given.current[field] || getValues(path) !== given.current[field]) continue;
      given.current = { ...given.current, [field]: value };
      setValue(path, value as PathValue<Input, Path<Input>>);
    }
  }, [empty, known, getValues, setValue, userId]);

  useEffect(() => {
    const save = (values: object) => {
      const typed = Object.entries(values).filter(([field, value]) => value !== given.current[field]);
      writeDraft(name, userId, Object.fromEntries(typed) as Entries);
    };
    if (userId !== null) adoptDraft(name, userId);
    for (const [field, value] of Object.entries(readDraft(name, userId))) {
      const path = field as Path<Input>;
      if (field in empty && getValues(path) === given.current[field])
        setValue(path, value as PathValue<Input, Path<Input>>);
    }
    save(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => save(values) });
  }, [empty, getValues, name, setValue, subscribe, userId]);

  const forget = useCallback(() => writeDraft(name, userId, {}), [name, userId]);
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
