import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  useForm,
  type FieldValues,
  type Resolver,
  type ResolverOptions,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type * as z from '../zod';

type Options<Input extends FieldValues, Output> = Omit<UseFormProps<Input, unknown, Output>, 'resolver'>;

/** What the text fields show. A browser may fill them in without an event. */
const readShown = <Input extends FieldValues>({ fields }: ResolverOptions<Input>): Partial<Input> =>
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
  const judge: Resolver<Input, unknown, Output> = standardSchemaResolver(schema);
  const resolver: Resolver<Input, unknown, Output> = (values, context, asked) =>
    judge({ ...values, ...readShown(asked) }, context, asked);
  return useForm<Input, unknown, Output>({ ...options, resolver });
}
