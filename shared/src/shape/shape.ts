export const refine =
  <T>(is: (value: T) => boolean, message: string): Check<T> =>
  (value) =>
    is(value) ? undefined : message;

export const regex = (pattern: RegExp, message = `must match ${pattern}`): Check<string> =>
  refine((value) => pattern.test(value), message);

export const minLength = (least: number): Check<{ length: number }> =>
  refine((value) => value.length >= least, `must not be shorter than ${least}`);

export const gt = (limit: number): Check<number> =>
  refine((value) => value > limit, `must be more than ${limit}`);

export const gte = (limit: number): Check<number> =>
  refine((value) => value >= limit, `must be at least ${limit}`);

export const lte = (limit: number): Check<number> =>
  refine((value) => value <= limit, `must be at most ${limit}`);

export const nonnegative = (): Check<number> => gte(0);

export const array = <T>(item: Shape<T>): Shape<T[]> =>
  shape((given, at, faults) => {
    if (Array.isArray(given)) return given.map((each, index) => item.read(each, `${at}${index}: `, faults));
    faults.push(`${at}must be a list`);
    return [];
  });

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

interface ObjectShape<F extends Fields> extends Shape<Read<F>> {
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

function readObject(given: unknown, at: string, faults: string[]): Record<string, unknown> | null {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
    return given as Record<string, unknown>;
  }
  faults.push(`${at}must be an object`);
  return null;
}

const value = <T>(what: string, is: (given: unknown) => given is T): Shape<T> =>
  shape((given, at, faults) => {
    if (!is(given)) faults.push(`${at}must be ${what}`);
    return given as T;
  });

export const unknown = (): Shape<unknown> => shape((given) => given);

export const string = (): Shape<string> =>
  value('a text', (given): given is string => typeof given === 'string');

export const number = (): Shape<number> =>
  value('a number', (given): given is number => Number.isFinite(given));

export const int = (): Shape<number> =>
  value('a whole number', (given): given is number => Number.isSafeInteger(given));

export const boolean = (): Shape<boolean> =>
  value('true or false', (given): given is boolean => typeof given === 'boolean');

export const literal = <const T extends string | number>(expected: T): Shape<T> =>
  value(JSON.stringify(expected), (given): given is T => given === expected);

export const oneOf = <const T extends string>(values: readonly T[]): Shape<T> =>
  value(`one of ${values.join(', ')}`, (given): given is T => values.includes(given as T));

export const optional = <T>(inner: Shape<T>): Shape<T | undefined> =>
  shape((given, at, faults) => (given === undefined ? undefined : inner.read(given, at, faults)));

/** An unreadable value is replaced by `instead`, without a fault. */
export const recover = <T>(inner: Shape<T>, instead: T): Shape<T> =>
  shape((given) => {
    const { success, data } = inner.safeParse(given);
    return success ? data : instead;
  });

/** The first of these shapes that matches. */
export const union = <const S extends readonly Shape<unknown>[]>(shapes: S): Shape<Infer<S[number]>> =>
  shape((given, at, faults) => {
    const refusals: string[] = [];
    for (const option of shapes) {
      const own: string[] = [];
      const data = option.read(given, at, own);
      if (own.length === 0) return data as Infer<S[number]>;
      refusals.push(...own);
    }
    faults.push(refusals.join(' or '));
    return given as Infer<S[number]>;
  });

/** A schema for JSON from outside: parses it or lists all its faults. */
export interface Shape<T> {
  /** @throws ShapeError that lists all faults at once */
  parse(value: unknown): T;
  safeParse(
    value: unknown,
  ): { success: true; data: T; error?: undefined } | { success: false; error: ShapeError; data?: undefined };
  /** The same shape with these checks added. */
  check(...checks: Check<T>[]): Shape<T>;
  /** For shapes made of shapes: collects faults, each with its place, instead of throwing. */
  read(value: unknown, at: string, faults: string[]): T;
}

/** @returns the fault of a value of the right type; undefined for a valid value */
export type Check<T> = (value: T) => string | undefined;

export type Infer<S> = S extends Shape<infer T> ? T : never;

/** The data do not match the shape. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** Makes a shape from its read function. */
export function shape<T>(read: Shape<T>['read']): Shape<T> {
  const safeParse: Shape<T>['safeParse'] = (value) => {
    const faults: string[] = [];
    const data = read(value, '', faults);
    return faults.length === 0
      ? { success: true, data }
      : { success: false, error: new ShapeError(faults.join('; ')) };
  };
  return {
    read,
    safeParse,
    parse(value) {
      const result = safeParse(value);
      if (!result.success) throw result.error;
      return result.data;
    },
    check: (...checks) =>
      shape((value, at, faults) => {
        const before = faults.length;
        const data = read(value, at, faults);
        // Checks run only on a value of the right type.
        if (faults.length > before) return data;
        for (const check of checks) {
          const fault = check(data);
          if (fault !== undefined) faults.push(at + fault);
        }
        return data;
      }),
  };
}
