import { formatCents } from '@marisma/area-kit/booking/calendar';
import { plural } from '@marisma/area-kit/format';
import { Link } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import { Badge, VisuallyHidden } from '@marisma/area-kit/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { dayInWords, momentInWords, nightsInWords } from '../../lib/moments';
import { t } from '../../texts';
import { useDesk } from '../desk-context';
import type { DeskRequest } from '../queries';
import { ROW } from './stable-list';

/* Rows out of sight are not drawn. */
const Frame = styled.li<{ $gone: boolean }>`
  content-visibility: auto;
  contain-intrinsic-size: auto 6.5rem;
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  border-bottom: 1px solid ${token.color.line};
  background: ${({ $gone }) => ($gone ? token.color.surfaceSunken : 'transparent')};

  &:has([aria-current]) {
    background: ${token.color.accentSoft};
    box-shadow: inset 3px 0 ${token.color.accent};
  }

  ${media.hover} {
    &:hover:not(:has([aria-current])) {
      background: ${token.color.surfaceSand};
    }
  }

  ${media.forcedColors} {
    &:has([aria-current]) {
      border-left: 3px solid Highlight;
    }
  }
`;

/* The whole cell chooses: a target of 44 px. */
const Choice = styled.label`
  display: grid;
  place-items: start center;
  padding-top: ${space(4)};
  cursor: pointer;

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${token.color.accent};
  }
`;

const Open = styled(Link)`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(3)} ${space(3)} 0;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  font-size: ${token.size.sm};

  &:empty {
    display: none;
  }
`;

const Name = styled.span<{ $strong: boolean }>`
  flex: 1;
  min-width: 6rem;
  overflow-wrap: anywhere;
  font-size: ${token.size.md};
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
`;

const Subject = styled.span`
  overflow-wrap: anywhere;
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};
`;

const tones = {
  neutral: token.color.textMuted,
  warning: token.color.warning,
  danger: token.color.danger,
} satisfies Record<DueWords['tone'], string>;

const Due = styled.span<{ $tone: DueWords['tone'] }>`
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'neutral' ? 400 : 600)};
`;

/** What is wanted, when, by how many and for how much: 'Asked for · Mar 2 – 7, 2027 · 4 guests · $10,000'. */
function factsInWords({ about, check_in, check_out, guests, total_cents }: DeskRequest): string {
  const texts = t.desk;
  return [
    about && texts.about[about],
    check_in && (check_out ? nightsInWords(check_in, check_out) : dayInWords(check_in)),
    guests !== null && plural(guests, texts.guests, intlLocale()),
    total_cents !== null && formatCents(total_cents),
  ]
    .filter(Boolean)
    .join(' · ');
}

type DeskRowProps = {
  request: DeskRequest;
  /** Whether it has left the list, and is drawn only so that the others stay where they are. */
  gone: boolean;
  current: boolean;
  chosen: boolean;
  onChoose: (id: string) => void;
  /** Whether the rows of the list are in several states. */
  showState: boolean;
  /** Who answers it; undefined when nobody does, or while the names are read. */
  assignee: string | undefined;
  now: number;
};

/** A request in the list. */
export const DeskRow = memo(function DeskRow(props: DeskRowProps) {
  const { request, gone, current, chosen, onChoose, showState, assignee, now } = props;
  const texts = t.desk;
  const { requestPath } = useDesk();
  const name = request.name || texts.noName;
  const due = gone ? undefined : dueWords(request, now);
  const hold = gone ? undefined : holdWords(request, now);
  return (
    <Frame {...{ [ROW]: request.id }} $gone={gone}>
      <Choice>
        {!gone && request.state !== 'closed' && (
          <input
            type="checkbox"
            aria-label={texts.bulk.choose(name)}
            checked={chosen}
            onChange={() => onChoose(request.id)}
          />
        )}
      </Choice>
      <Open to={requestPath(request.id)} aria-current={current ? 'true' : undefined}>
        <Line>
          <Name $strong={request.unread && !gone}>{name}</Name>
          {request.unread && !gone && <Badge $tone="accent">{texts.unread}</Badge>}
          <Badge>{texts.kinds[request.kind]}</Badge>
          {request.offer && <Badge $tone="gold">{texts.offers[request.offer]}</Badge>}
          {showState && <Badge $tone="gold">{texts.states[request.state]}</Badge>}
        </Line>
        <Subject>{request.subject || texts.noSubject}</Subject>
        <Line>{factsInWords(request)}</Line>
        <Line>
          {gone && <span>{texts.gone}</span>}
          {due && <Due $tone={due.tone}>{due.text}</Due>}
          {hold && <Due $tone={hold.tone}>{hold.text}</Due>}
          {assignee && (
            <span>
              <VisuallyHidden>{texts.assignedTo} </VisuallyHidden>
              {assignee}
            </span>
          )}
          {request.held_by && !gone && <Badge $tone="success">{texts.heldBy(request.held_by)}</Badge>}
        </Line>
      </Open>
    </Frame>
  );
});

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
export function spanInWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE));
  if (minutes < 60) return count(minutes, 'minute');
  if (milliseconds >= DAY) return count(Math.floor(milliseconds / DAY), 'day');
  const rest = minutes % 60;
  return [count(Math.floor(minutes / 60), 'hour'), rest ? count(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}

interface DueWords {
  text: string;
  tone: 'neutral' | 'warning' | 'danger';
}

/** Less than this is said in another tone. */
const SOON = 30 * MINUTE;
const LATE_HOLD = 3 * HOUR;

/** When the nights of a stay that is asked for are free again; undefined for any other request. */
export function holdWords({ hold_until }: DeskRequest, now: number): DueWords | undefined {
  const { due: texts } = t.desk;
  if (hold_until === null) return undefined;
  const left = Date.parse(hold_until) - now;
  if (left <= 0) return { text: texts.holdOver, tone: 'danger' };
  return { text: texts.holdEnds(spanInWords(left)), tone: left < LATE_HOLD ? 'warning' : 'neutral' };
}

/** Until when a request is to be answered, or what it waits for; undefined when there is nothing to say. */
export function dueWords(request: DeskRequest, now: number): DueWords | undefined {
  const { due: texts } = t.desk;
  const { state, due_at, overdue, snoozed_until } = request;
  if (state === 'waiting' && snoozed_until !== null) {
    return { text: texts.snoozed(momentInWords(snoozed_until)), tone: 'neutral' };
  }
  if (state !== 'open') return undefined;
  if (due_at === null) return overdue ? { text: texts.late, tone: 'danger' } : undefined;
  const left = Date.parse(due_at) - now;
  if (left <= 0) return { text: texts.lateFor(spanInWords(-left)), tone: 'danger' };
  if (left >= DAY) return { text: texts.on(momentInWords(due_at)), tone: 'neutral' };
  return { text: texts.within(spanInWords(left)), tone: left < SOON ? 'warning' : 'neutral' };
}
