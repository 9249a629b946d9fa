import { formatDate } from '@marisma/area-kit/format';
import { describeHours } from '@marisma/area-kit/office-hours';
import { plainList } from '@marisma/area-kit/theme';
import { useRef } from 'react';
import styled from 'styled-components';
import { t } from '../texts';
import { useOfficeHours } from './use-office-hours';

// Room for one line more than the usual hours have, so that another Saturday moves nothing.
const Lines = styled.ul`
  ${plainList}
  min-height: 4lh;
  font-variant-numeric: tabular-nums;
`;

/** The hours of a week as the office keeps them, those for emergencies, and the days off that are near. */
export function OfficeHours() {
  const frame = useRef<HTMLUListElement>(null);
  const { hours, closed } = useOfficeHours(frame);
  const { emergency, closedOn } = t.contact.hours;
  return (
    <Lines ref={frame}>
      {[
        ...describeHours(hours),
        emergency,
        ...closed.map((day) => closedOn(formatDate(day, t.common.locale, 'short'))),
      ].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}
