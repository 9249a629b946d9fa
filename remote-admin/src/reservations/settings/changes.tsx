import { stayTexts } from '@marisma/area-kit/booking/calendar';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space } from '@marisma/area-kit/theme';
import { Small, Text, TitledPanel } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { formatMoment } from '../../lib/format';
import { rates as texts } from '../../texts/en/rates';

const List = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;

export interface Change {
  id: number;
  at: string;
  by: string | null;
}

interface ChangesProps<One> {
  changes: readonly One[];
  describe: (change: One) => string;
}

/** Who changed what when, newest first. */
export function Changes<One extends Change>({ changes, describe }: ChangesProps<One>) {
  const { title, none, by, house } = texts.history;
  return (
    <TitledPanel title={title}>
      {changes.length === 0 && <Text $muted>{none}</Text>}
      <List>
        {changes.map((change) => (
          <li key={change.id}>
            <Text $size="sm">{describe(change)}</Text>
            <Small $size="xs">{by(change.by ?? house, formatMoment(change.at))}</Small>
          </li>
        ))}
      </List>
    </TitledPanel>
  );
}

/**
 * What a change did to what has a name: 'High season: $1,500 a night → $1,800 a night'.
 * @param parts what is said of one side, in order; what is empty is left out
 */
export function describeSides<Side>(
  old: Side | null,
  now: Side | null,
  name: (side: Side) => string,
  parts: (side: Side) => string[],
): string {
  const { added, ended, changed, change } = texts.history;
  const side = now ?? old;
  if (!side) return '';
  if (!old || !now) return (now ? added : ended)(name(side), parts(side).filter(Boolean).join(', '));
  const before = parts(old);
  const changes = parts(now).flatMap((part, at) =>
    part === before[at] ? [] : [change(before[at] || '–', part || '–')],
  );
  if (name(old) !== name(now)) changes.unshift(change(name(old), name(now)));
  return changed(name(now), changes.join('; '));
}

export const formatMinimum = (nights: number): string => texts.atLeast(stayTexts.nights(nights));

/** Days of arrival, short: 'Wed, Sat'. */
export function formatWeekdays(days: readonly number[]): string {
  if (days.length === 7) return texts.anyDay;
  const short = new Intl.DateTimeFormat(intlLocale(), { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return days.map((day) => short.format(Date.UTC(2024, 0, day))).join(', ');
}
