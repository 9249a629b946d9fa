import * as z from '../zod';

const name = z.string().check(z.regex(/^[\w.:-]{1,64}$/, 'must be a short name'));
const build = z.string().check(z.regex(/^[a-z0-9]{1,40}$/, 'must be a build id'));
/** A place in a build: `guest/0123456789ab/main.01234567.js:1:2345`. */
const frame = z
  .string()
  .check(z.regex(/^[\w-]{1,64}\/[a-z0-9]{1,40}\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/, 'must be a place'));
export const MAX_FRAMES = 8;

/** Fields of every report: time, page (a route pattern, never a URL) and the shell's build. */
const common = {
  /** Milliseconds since 1970; the collector replaces the visitor's clock with its own. */
  t: z.int(),
  /** The declared pattern of the page, such as `/property/:id`; `other` for an undeclared pathname. */
  page: z.string().check(z.maxLength(80)),
  shell: build,
};

const areaReport = z.strictObject({
  ...common,
  kind: z.literal('area'),
  area: name,
  /** The build that became ready or failed. */
  build,
  outcome: z.enum(['ready', 'fallback', 'failed']),
  reason: z.optional(name),
  /** Milliseconds from the start of the load. */
  ms: z.optional(z.number()),
});

const errorReport = z.strictObject({
  ...common,
  kind: z.literal('error'),
  area: name,
  /** The build of the area that the tab runs. */
  build: z.optional(build),
  name,
  message: z.string().check(z.maxLength(300)),
  /** Where it was thrown, the innermost place first: area, build, file, line and column, nothing else. */
  stack: z.optional(z.array(frame).check(z.maxLength(MAX_FRAMES))),
});

const vitalReport = z.strictObject({
  ...common,
  kind: z.literal('vital'),
  /** The page's area, and its build in the tab. */
  area: z.optional(name),
  build: z.optional(build),
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** Milliseconds; CLS has no unit. */
  value: z.number(),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

const policyReport = z.strictObject({
  ...common,
  kind: z.literal('policy'),
  directive: z.string().check(z.maxLength(60)),
  /** Origin or kind of the blocked resource, such as `inline`; never a whole URL. */
  blocked: z.string().check(z.maxLength(120)),
});

/** One report from a browser to the site's operator. Strict: fields that are not listed here are dropped. */
export const report = z.discriminatedUnion('kind', [areaReport, errorReport, vitalReport, policyReport]);
export type Report = z.infer<typeof report>;

type WithoutCommon<R> = R extends unknown ? Omit<R, keyof typeof common> : never;
/** A report without the common fields. */
export type Note = WithoutCommon<Report>;
