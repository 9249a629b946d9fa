/**
 * Parses the JSON that the shell needs before its first render. The names are those of zod/mini, which forms use and
 * which would add 8 kB to every first load (see docs/decisions/0014). Use as `import * as z`.
 */
export { array, extend, object, record } from './collections';
export { gt, gte, lte, minLength, nonnegative, refine, regex } from './checks';
export { ShapeError, type Check, type Infer as infer, type Shape } from './shape';
export { boolean, int, literal, number, optional, string, union, unknown } from './values';
export { oneOf as enum, recover as catch } from './values';
