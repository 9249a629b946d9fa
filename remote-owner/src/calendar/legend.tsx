import { LegendList } from '@marisma/area-kit/night-grid';
import { t } from '../texts';
import { Swatch } from './month-grid.styles';

const ORDER = ['confirmed', 'pending', 'own', 'closed', 'feed'] as const;

/** What the marks of the grid mean; those of one house have letters. */
export function Legend({ isStaff, letters = false }: { isStaff: boolean; letters?: boolean }) {
  const { why, legend, letters: marks } = t.calendar;
  return (
    <LegendList aria-label={legend}>
      {ORDER.map((mark) => (
        <li key={mark}>
          <Swatch data-mark={mark} aria-hidden="true">
            {letters && marks[mark]}
          </Swatch>
          {why[mark === 'closed' && isStaff ? 'closedForStaff' : mark]}
        </li>
      ))}
    </LegendList>
  );
}
