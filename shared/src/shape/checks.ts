import type { Check } from './shape';

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
