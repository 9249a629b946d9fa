import { formatCents } from '@marisma/area-kit/booking/calendar';
import type { ListedStay } from '@marisma/area-kit/data';
import { formatDateRange, nightsBetween } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { focusRing, media, plainButton, space, token } from '@marisma/area-kit/theme';
import { type BadgeTone, deferred, Spinner, StatusBadge } from '@marisma/area-kit/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { reservations } from '../texts/en/reservations';

const StayDetails = deferred(() => import(/* webpackChunkName: "stay-details" */ './stay-details'), {
  Waiting: () => <Spinner label={reservations.details.loading} />,
});

const tones: Record<ListedStay['status'], BadgeTone> = {
  confirmed: 'success',
  pending: 'warning',
  cancelled: 'danger',
};

const Row = styled.li`
  border-top: 1px solid ${token.color.line};
`;

/* Two lines, in columns from a tablet on; one line where the panel is wide enough for all of it. */
const Line = styled.button`
  ${plainButton}
  ${focusRing}
  display: grid;
  gap: ${space(1)} ${space(6)};
  width: 100%;
  padding: ${space(3)} ${space(1)};
  text-align: left;

  > span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: ${space(0.5)} ${space(3)};
    min-width: 0;
  }

  > span + span {
    font-size: ${token.size.sm};
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;
  }

  > span + span > span:nth-child(2) {
    flex-basis: 100%;
  }

  strong {
    overflow-wrap: anywhere;
  }

  &[aria-expanded='true'] {
    background: ${token.color.surfaceSand};
  }

  ${media.tablet} {
    > span {
      display: grid;
      grid-template-columns: 11.75rem minmax(0, 1fr) 5rem 9.25rem;
    }

    > span > span:last-child,
    > span + span > span:nth-child(3) {
      justify-self: end;
      text-align: right;
    }

    > span:first-child > span:last-child {
      grid-column: 4;
    }
  }

  ${media.large} {
    grid-template-columns: minmax(0, 4fr) 7rem 7rem minmax(0, 5fr) minmax(0, 7fr) 5rem 7.5rem;
    gap: ${space(3)};
    align-items: baseline;
    font-size: ${token.size.sm};

    > span {
      display: contents;
    }

    > span > span:nth-last-child(-n + 2) {
      justify-self: end;
    }

    > span:first-child > span:nth-child(n) {
      grid-column: auto;
      justify-self: start;
    }
  }

  ${media.hover} {
    &:hover strong {
      text-decoration: underline;
    }
  }
`;

const Nights = styled.span`
  white-space: nowrap;
`;

interface StayRowProps {
  stay: ListedStay;
  house: string;
  open: boolean;
  onToggle: () => void;
}

/** A stay in two lines; pressed, its details stand below. */
export function StayRow({ stay, house, open, onToggle }: StayRowProps) {
  const texts = reservations;
  const details = useId();
  const { check_in, check_out, due_cents, refund_cents } = stay;
  const owed =
    refund_cents > 0
      ? texts.totals.refund(formatCents(refund_cents))
      : due_cents > 0
        ? texts.owing(formatCents(due_cents))
        : texts.nothingDue;
  return (
    <Row>
      <Line type="button" aria-expanded={open} aria-controls={open ? details : undefined} onClick={onToggle}>
        <span>
          <strong>{stay.name ?? texts.noName}</strong> <span>{stay.code}</span>{' '}
          <StatusBadge tone={tones[stay.status]}>{texts.states[stay.status]}</StatusBadge>
        </span>{' '}
        <span>
          <span>{house}</span>{' '}
          <span>
            {formatDateRange(check_in, check_out, intlLocale())},{' '}
            <Nights>{texts.nights(nightsBetween(check_in, check_out))}</Nights>
          </span>{' '}
          <span>{formatCents(stay.total_cents)}</span> <span>{owed}</span>
        </span>
      </Line>
      {open && <StayDetails id={details} stay={stay} house={house} />}
    </Row>
  );
}
