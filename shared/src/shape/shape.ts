/** What JSON from outside has to be: reads it or says all that is wrong with it. */
export interface Shape<T> {
  /** @throws ShapeError that lists everything that is wrong at once */
  parse(value: unknown): T;
  safeParse(
    value: unknown,
  ): { success: true; data: T; error?: undefined } | { success: false; error: ShapeError; data?: undefined };
  /** The same shape, which asks these as well. */
  check(...checks: Check<T>[]): Shape<T>;
  /** For shapes made of shapes: collects what is wrong, each with its place, instead of throwing. */
  read(value: unknown, at: string, faults: string[]): T;
}

/** @returns what is wrong with a value of the right type; undefined when nothing is */
export type Check<T> = (value: T) => string | undefined;

export type Infer<S> = S extends Shape<infer T> ? T : never;

/** Data that is not of the shape that was asked for. */
export class ShapeError extends Error {
  override name = 'ShapeError';
}

/** Makes a shape of what reads it. */
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
        // What is of the wrong type is not asked what else it is.
        if (faults.length > before) return data;
        for (const check of checks) {
          const fault = check(data);
          if (fault !== undefined) faults.push(at + fault);
        }
        return data;
      }),
  };
}
