import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type * as z from '../zod';

type Options<Input extends FieldValues, Output> = Omit<UseFormProps<Input, unknown, Output>, 'resolver'>;

/**
 * react-hook-form validated by a zod schema: fields hold the typed values, `onSubmit` gets the schema's output.
 * @param options `defaultValues` and other options of `useForm`; validated on submit, then on every change
 */
export function useZodForm<Output extends FieldValues, Input extends FieldValues>(
  schema: z.ZodMiniType<Output, Input>,
  options: Options<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({ ...options, resolver: standardSchemaResolver(schema) });
}
