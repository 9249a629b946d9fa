import { shape, type Infer, type Shape } from './shape';

export const array = <T>(item: Shape<T>): Shape<T[]> =>
  shape((given, at, faults) => {
    if (Array.isArray(given)) return given.map((each, index) => item.read(each, `${at}${index}: `, faults));
    faults.push(`${at}must be a list`);
    return [];
  });

function readObject(given: unknown, at: string, faults: string[]): Record<string, unknown> | null {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
    return given as Record<string, unknown>;
  }
  faults.push(`${at}must be an object`);
  return null;
}

export const record = <T>(key: Shape<string>, item: Shape<T>): Shape<Record<string, T>> =>
  shape((given, at, faults) =>
    Object.fromEntries(
      Object.entries(readObject(given, at, faults) ?? {}).map(([name, each]) => [
        key.read(name, `${at}${name}: `, faults),
        item.read(each, `${at}${name}: `, faults),
      ]),
    ),
  );

type Fields = Record<string, Shape<unknown>>;
type OptionalKey<F extends Fields> = { [K in keyof F]: undefined extends Infer<F[K]> ? K : never }[keyof F];
type Flat<T> = { [K in keyof T]: T[K] };
type Read<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKey<F>>]: Infer<F[K]> } & { [K in OptionalKey<F>]?: Infer<F[K]> }
>;

export interface ObjectShape<F extends Fields> extends Shape<Read<F>> {
  fields: F;
}

/** An object with these fields; other fields are dropped. */
export const object = <F extends Fields>(fields: F): ObjectShape<F> => ({
  fields,
  ...shape((given, at, faults) => {
    const known = readObject(given, at, faults);
    if (!known) return {} as Read<F>;
    return Object.fromEntries(
      Object.entries(fields)
        .map(([name, field]) => [name, field.read(known[name], `${at}${name}: `, faults)])
        .filter(([, read]) => read !== undefined),
    ) as Read<F>;
  }),
});

export const extend = <F extends Fields, G extends Fields>(
  base: ObjectShape<F>,
  more: G,
): ObjectShape<F & G> => object({ ...base.fields, ...more });
