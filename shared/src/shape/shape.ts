/** A schema for JSON from outside: parses it or lists all its faults. */
export interface Shape<T> {
  /** @throws Error that lists all faults at once */
  parse(value: unknown): T;
  safeParse(
    value: unknown,
  ): { success: true; data: T; error?: undefined } | { success: false; error: Error; data?: undefined };
  /** The same shape with these checks added. */
  check(...checks: Check<T>[]): Shape<T>;
  /** For shapes made of shapes: collects faults, each with its place, instead of throwing. */
  read(value: unknown, at: string, faults: string[]): T;
}

/** @returns the fault of a value of the right type; undefined for a valid value */
export type Check<T> = (value: T) => string | undefined;

export type Infer<S> = S extends Shape<infer T> ? T : never;

/** Makes a shape from its read function. */
export function shape<T>(read: Shape<T>['read']): Shape<T> {
  const safeParse: Shape<T>['safeParse'] = (value) => {
    const faults: string[] = [];
    const data = read(value, '', faults);
    return faults.length === 0
      ? { success: true, data }
      : { success: false, error: new Error(faults.join('; ')) };
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

const typed = <T>(what: string, is: (given: unknown) => boolean): Shape<T> =>
  shape((given, at, faults) => {
    if (!is(given)) faults.push(`${at}must be ${what}`);
    return given as T;
  });

export const unknown = (): Shape<unknown> => shape((given) => given);
export const string = (): Shape<string> => typed('a text', (given) => typeof given === 'string');
export const number = (): Shape<number> => typed('a number', Number.isFinite);
export const int = (): Shape<number> => typed('a whole number', Number.isSafeInteger);
export const boolean = (): Shape<boolean> => typed('true or false', (given) => typeof given === 'boolean');

export const literal = <const T extends string | number>(expected: T): Shape<T> =>
  typed(JSON.stringify(expected), (given) => given === expected);

export const oneOf = <const T extends string>(values: readonly T[]): Shape<T> =>
  typed(`one of ${values.join(', ')}`, (given) => values.includes(given as T));

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
