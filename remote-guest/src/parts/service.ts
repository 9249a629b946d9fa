import type { BadgeTone } from '@marisma/area-kit/ui';
import { formatClock, formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import type { Conversation } from './own';
import { t } from '../texts';
import { moneyInWords } from '../words';

/** How a service stands. */
export type Arrangement = NonNullable<Conversation['service_arrangements']>;

/** A service that the guest has asked for, of the conversation about it. */
export interface Service extends Arrangement {
  request_id: string;
  title: string;
}

/** The service of a conversation; undefined where it is about something else. */
export function serviceOf({ id, about, service_arrangements }: Conversation): Service | undefined {
  return service_arrangements ? { ...service_arrangements, request_id: id, title: about } : undefined;
}

/** Whether it is still to come, or to be decided: it ends with its stay. */
export const isOpen = ({ status }: Arrangement): boolean =>
  status === 'asked' || status === 'offered' || isAgreed({ status });

export const isAgreed = ({ status }: Pick<Arrangement, 'status'>): boolean =>
  status === 'accepted' || status === 'arranged';

const tones: Record<Arrangement['status'], BadgeTone> = {
  asked: 'warning',
  offered: 'warning',
  accepted: 'success',
  arranged: 'success',
  done: 'neutral',
  declined: 'neutral',
  called_off: 'neutral',
};

/** How a service stands, in words; undefined while it is asked for like any other request. */
export function standingOf({
  status,
  closed_by,
}: Arrangement): { words: string; tone: BadgeTone } | undefined {
  if (status === 'asked') return undefined;
  const { states, declined, withStay } = t.services;
  const words =
    status === 'declined'
      ? declined[closed_by === 'guest' ? 'guest' : 'house']
      : closed_by === 'clock'
        ? withStay
        : states[status];
  return { words, tone: tones[status] };
}

/** 'Feb 14, 2027, 7:30 PM'; undefined before an offer. */
export const whenInWords = ({ on_day, at_time }: Arrangement): string | undefined =>
  on_day === null
    ? undefined
    : `${formatDate(on_day, intlLocale())}, ${at_time ? formatClock(at_time, intlLocale()) : t.services.noHour}`;

/** Day, hour and price of an offer. */
export function termsInWords(service: Arrangement): string | undefined {
  const { price_cents } = service;
  const price =
    price_cents === null ? undefined : price_cents > 0 ? moneyInWords(price_cents) : t.services.free;
  return [whenInWords(service), price].filter(Boolean).join(' · ') || undefined;
}
