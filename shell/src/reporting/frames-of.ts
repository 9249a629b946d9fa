import { MAX_FRAMES } from '@marisma/area-kit/reports';

/** Area, build, file, line and column, in the form of any browser. */
const PLACE = /\/([\w-]+\/[0-9a-f]{12}\/[\w.-]+\.js:\d+:\d+)/g;

/** The places in builds where an error was thrown; what a wrapped error says comes first. Nothing else of the stack. */
export function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = [...(error.stack ?? '').matchAll(PLACE)].map(([, place = '']) => place);
  return [...framesOf(error.cause), ...own].slice(0, MAX_FRAMES);
}
