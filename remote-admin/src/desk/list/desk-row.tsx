import { formatCents } from '@marisma/area-kit/booking/calendar';
import { plural } from '@marisma/area-kit/format';
import { Link } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, space, token } from '@marisma/area-kit/theme';
import { Badge, VisuallyHidden } from '@marisma/area-kit/ui';
import { memo } from 'react';
import styled from 'styled-components';
import { formatDay, formatNights } from '../../lib/format';
import { t } from '../../texts';
import { useDesk } from '../desk-context';
import type { DeskRequest } from '../queries';
import { type DueLabel, dueLabel, holdLabel } from './due-label';
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
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(2)};
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
} satisfies Record<DueLabel['tone'], string>;

const Due = styled.span<{ $tone: DueLabel['tone'] }>`
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'neutral' ? 400 : 600)};
`;

/** What is wanted, when, by how many and for how much: 'Asked for · Mar 2 – 7, 2027 · 4 guests · $10,000'. */
function describeFacts({ about, check_in, check_out, guests, total_cents }: DeskRequest): string {
  const texts = t.desk;
  return [
    about && texts.about[about],
    check_in && (check_out ? formatNights(check_in, check_out) : formatDay(check_in)),
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
  const due = gone ? undefined : dueLabel(request, now);
  const hold = gone ? undefined : holdLabel(request, now);
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
        <Line>{describeFacts(request)}</Line>
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
