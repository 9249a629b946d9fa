/**
 * Parses the JSON that the shell needs before its first render. The names are those of zod/mini, which forms use and
 * which would add 8 kB to every first load (see docs/decisions/0014). Use as `import * as z`.
 */
export { array, extend, object, record } from './collections';
export {
  boolean,
  gt,
  gte,
  int,
  literal,
  lte,
  minLength,
  number,
  oneOf as enum,
  optional,
  recover as catch,
  refine,
  regex,
  string,
  union,
  unknown,
  type Infer as infer,
  type Shape,
} from './shape';
