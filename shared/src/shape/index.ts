/**
 * Parses the JSON that the shell needs before its first render. The names are those of zod/mini, which forms use and
 * which would add 8 kB to every first load (see docs/decisions/0014). Use as `import * as z`.
 */
export {
  array,
  boolean,
  extend,
  gt,
  gte,
  int,
  literal,
  lte,
  minLength,
  nonnegative,
  number,
  object,
  oneOf as enum,
  optional,
  record,
  recover as catch,
  refine,
  regex,
  ShapeError,
  string,
  union,
  unknown,
  type Check,
  type Infer as infer,
  type Shape,
} from './shape';
