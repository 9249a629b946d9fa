import type { Report } from '@marisma/area-kit/reports';
import type { ReportTarget } from '../config/site-config';

/** Where reports go, and in what form. */
export interface Sink {
  url: string;
  /** The request bodies for these reports; empty when the target takes none of them. */
  write(reports: Report[]): string[];
}

/** @param target from config.json; with format `sentry` its URL is a DSN, `https://<key>@<host>/<project>` */
export const createSink = ({ url, format }: ReportTarget): Sink =>
  format === 'sentry' ? sentrySink(new URL(url)) : { url, write: writeLines };

/** One body with a line of JSON for each report. */
const writeLines = (reports: Report[]): string[] =>
  reports.length === 0 ? [] : [reports.map((one) => `${JSON.stringify(one)}\n`).join('')];

/** A target that accepts Sentry envelopes. An envelope holds at most one event; measurements are not sent. */
function sentrySink({ protocol, username, host, pathname }: URL): Sink {
  const at = pathname.lastIndexOf('/');
  const api = `${protocol}//${host}${pathname.slice(0, at)}/api/${pathname.slice(at + 1)}/envelope/`;
  return {
    url: `${api}?sentry_key=${username}&sentry_version=7`,
    write: (reports) => reports.filter(isFault).map(writeEnvelope),
  };
}

const isFault = (one: Report): boolean =>
  one.kind !== 'vital' && !(one.kind === 'area' && one.outcome === 'ready');

function writeEnvelope({ t, page, shell, ...rest }: Report): string {
  const event_id = crypto.randomUUID().replaceAll('-', '');
  const event = {
    event_id,
    timestamp: t / 1000,
    platform: 'javascript',
    level: rest.kind === 'error' || rest.kind === 'area' ? 'error' : 'warning',
    release: shell,
    transaction: page,
    message: rest.kind === 'error' ? rest.message : rest.kind,
    tags: rest,
  };
  const head = { event_id, sent_at: new Date().toISOString() };
  return [head, { type: 'event' }, event].map((line) => `${JSON.stringify(line)}\n`).join('');
}
