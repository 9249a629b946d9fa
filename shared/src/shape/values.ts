import { shape, type Infer, type Shape } from './shape';

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
