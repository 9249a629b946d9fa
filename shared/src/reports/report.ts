import * as z from '../zod';

const name = z.string().check(z.regex(/^[\w.:-]{1,64}$/, 'must be a short name'));
const build = z.string().check(z.regex(/^[a-z0-9]{1,40}$/, 'must be a build id'));

/** On every report: when, on which page (a route pattern, never an address), and under which shell. */
const common = {
  /** Milliseconds since 1970; the collector replaces the visitor's clock by its own. */
  t: z.int(),
  /** The declared pattern of the page, such as `/property/:id`; `other` where nothing is declared. */
  page: z.string().check(z.maxLength(80)),
  shell: build,
};

const areaReport = z.strictObject({
  ...common,
  kind: z.literal('area'),
  area: name,
  /** The build that was ready, or that failed. */
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
  name,
  message: z.string().check(z.maxLength(300)),
});

const vitalReport = z.strictObject({
  ...common,
  kind: z.literal('vital'),
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  /** Milliseconds; CLS has no unit. */
  value: z.number(),
  rating: z.enum(['good', 'needs-improvement', 'poor']),
});

const policyReport = z.strictObject({
  ...common,
  kind: z.literal('policy'),
  directive: z.string().check(z.maxLength(60)),
  /** Origin or kind of what was refused, such as `inline`; never a whole address. */
  blocked: z.string().check(z.maxLength(120)),
});

/** One line of what browsers tell whoever runs the site. Strict: what is not listed here is not kept. */
export const report = z.discriminatedUnion('kind', [areaReport, errorReport, vitalReport, policyReport]);
export type Report = z.infer<typeof report>;

type WithoutCommon<R> = R extends unknown ? Omit<R, keyof typeof common> : never;
/** A report before it is known where and when it was made. */
export type Note = WithoutCommon<Report>;
