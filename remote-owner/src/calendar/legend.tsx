import type { Taken } from '../lib/read-nights.data';
import { t } from '../texts';
import { Legend as List, Swatch } from './month-grid.styles';

const ORDER: Taken['why'][] = ['confirmed', 'pending', 'own', 'closed', 'feed'];

/** What the marks of the grid mean. */
export function Legend({ isStaff }: { isStaff: boolean }) {
  const { why, legend } = t.calendar;
  return (
    <List aria-label={legend}>
      {ORDER.map((mark) => (
        <li key={mark}>
          <Swatch data-why={mark} aria-hidden="true" />
          {why[mark === 'closed' && isStaff ? 'closedForStaff' : mark]}
        </li>
      ))}
    </List>
  );
}
