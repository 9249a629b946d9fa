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
