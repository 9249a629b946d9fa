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

/** The hours of a week as the office keeps them, and those for emergencies. */
export function OfficeHours() {
  const frame = useRef<HTMLUListElement>(null);
  const hours = useOfficeHours(frame);
  return (
    <Lines ref={frame}>
      {[...describeHours(hours), t.contact.hours.emergency].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}
