import { useCallback, useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import {
  get,
  useForm,
  useFormState,
  type Control,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import styled from 'styled-components';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { space } from '../theme';
import { useHydrated } from '../ui/use-hydrated';
import { InvalidFields } from './invalid-fields';
import type * as z from '../zod';

/** What is wrong with a field. */
export interface FormIssue {
  message: string;
  /** Aborted once the field is mended or fails for another reason, the form is sent again, or it is gone. */
  until: AbortSignal;
}

type OpenIssue = { field: string; message: string; control: AbortController };

/** The issues of a form's last submit, so that whoever shows them elsewhere knows how long they hold. */
function useFormIssues<Input extends FieldValues, Output>(control: Control<Input, unknown, Output>) {
  const { errors } = useFormState({ control });
  const open = useRef<OpenIssue[]>([]);

  useEffect(() => {
    for (const issue of open.current) {
      const now = get(errors, issue.field) as FieldError | undefined;
      if (now?.message !== issue.message) issue.control.abort();
    }
  }, [errors]);

  const end = useCallback(() => open.current.splice(0).forEach((issue) => issue.control.abort()), []);
  useEffect(() => end, [end]);

  /** @returns the issues, in the order of the fields */
  const begin = useCallback(
    (found: FieldErrors): FormIssue[] =>
      Object.entries<{ message?: unknown } | undefined>(found).flatMap(([field, error]) => {
        if (typeof error?.message !== 'string') return [];
        const { message } = error;
        const control = new AbortController();
        open.current.push({ field, message, control });
        return [{ message, until: control.signal }];
      }),
    [],
  );

  return { begin, end };
}

type Options<Input extends FieldValues, Output> = Omit<UseFormProps<Input, unknown, Output>, 'resolver'>;

/** What the text fields show. A browser may fill them in without an event. */
const readFieldValues = <Input extends FieldValues>({ fields }: ResolverOptions<Input>): Partial<Input> =>
  Object.fromEntries(
    Object.values<{ name: string; ref: unknown }>(fields)
      .filter(({ ref }) => ref instanceof HTMLInputElement || ref instanceof HTMLTextAreaElement)
      .map(({ name, ref }) => [name, ref as HTMLInputElement] as const)
      .filter(([, { type, isConnected }]) => isConnected && type !== 'checkbox' && type !== 'radio')
      .map(([name, { value }]) => [name, value]),
  ) as Partial<Input>;

/**
 * react-hook-form validated by a zod schema: fields hold the typed values, `onSubmit` gets the schema's output.
 * @param options `defaultValues` and other options of `useForm`; validated on submit, then on every change
 */
export function useZodForm<Output extends FieldValues, Input extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  options: Options<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  const validate: Resolver<Input, unknown, Output> = standardSchemaResolver(schema);
  const resolver: Resolver<Input, unknown, Output> = (values, context, resolverOptions) =>
    validate({ ...values, ...readFieldValues(resolverOptions) }, context, resolverOptions);
  return useForm<Input, unknown, Output>({ ...options, resolver });
}

const Fields = styled.fieldset`
  display: grid;
  gap: ${space(5)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

type FormProps<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  /**
   * Called with the parsed values. While it runs, `form.formState.isSubmitting` is true and a second submit does
   * nothing. It must catch its own failures: the form shows none.
   */
  onSubmit: (values: Output) => Promise<void> | void;
  /** Called with every field's issue when a field is invalid; the first invalid field then gets the focus. */
  onInvalid?: (issues: FormIssue[]) => void;
  /** Accessible name of the form, as a text or as the id of its heading. */
  label?: string;
  labelledBy?: string;
  children: ReactNode;
};

/**
 * A form with validation. Our validation replaces the browser's: errors appear beside the fields and in a
 * summary above them. A second submit waits for the first. In prerendered HTML the fields are disabled until the page
 * is hydrated.
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, onInvalid, label, labelledBy, children } = props;
  const sending = useRef(false);
  const ready = useHydrated();
  const frame = useRef<HTMLFormElement>(null);
  const issues = useFormIssues(form.control);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    issues.end();
    try {
      await form.handleSubmit(
        (values) => onSubmit(values),
        (errors) => onInvalid?.(issues.begin(errors)),
      )(event);
    } finally {
      sending.current = false;
    }
  };

  return (
    <form
      ref={frame}
      noValidate
      method="post"
      onSubmit={submit}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      <InvalidFields control={form.control} form={frame} />
      <Fields disabled={!ready} data-waiting={ready ? undefined : ''}>
        {children}
      </Fields>
    </form>
  );
}
