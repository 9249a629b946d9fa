import { intlLocale } from '@marisma/area-kit/texts';
import { formatMoment } from '../../lib/format';
import { t } from '../../texts';
import type { DeskRequest } from '../queries';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const count = (value: number, unit: 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(intlLocale(), {
    style: 'unit',
    unit,
    unitDisplay: unit === 'day' ? 'long' : 'short',
  }).format(value);

/** A span of time in at most two units: '25 min', '1 hr 5 min', '3 days'. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE));
  if (minutes < 60) return count(minutes, 'minute');
  if (milliseconds >= DAY) return count(Math.floor(milliseconds / DAY), 'day');
  const rest = minutes % 60;
  return [count(Math.floor(minutes / 60), 'hour'), rest ? count(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}

export interface DueLabel {
  text: string;
  tone: 'neutral' | 'warning' | 'danger';
}

/** Less than this is said in another tone. */
const SOON = 30 * MINUTE;
const LATE_HOLD = 3 * HOUR;

/** When the nights of a stay that is asked for are free again; undefined for any other request. */
export function holdLabel({ hold_until }: DeskRequest, now: number): DueLabel | undefined {
  const { due: texts } = t.desk;
  if (hold_until === null) return undefined;
  const left = Date.parse(hold_until) - now;
  if (left <= 0) return { text: texts.holdOver, tone: 'danger' };
  return { text: texts.holdEnds(formatSpan(left)), tone: left < LATE_HOLD ? 'warning' : 'neutral' };
}

/** Until when a request is to be answered, or what it waits for; undefined when there is nothing to say. */
export function dueLabel(request: DeskRequest, now: number): DueLabel | undefined {
  const { due: texts } = t.desk;
  const { state, due_at, overdue, snoozed_until } = request;
  if (state === 'waiting' && snoozed_until !== null) {
    return { text: texts.snoozed(formatMoment(snoozed_until)), tone: 'neutral' };
  }
  if (state !== 'open') return undefined;
  if (due_at === null) return overdue ? { text: texts.late, tone: 'danger' } : undefined;
  const left = Date.parse(due_at) - now;
  if (left <= 0) return { text: texts.lateFor(formatSpan(-left)), tone: 'danger' };
  if (left >= DAY) return { text: texts.on(formatMoment(due_at)), tone: 'neutral' };
  return { text: texts.within(formatSpan(left)), tone: left < SOON ? 'warning' : 'neutral' };
}
