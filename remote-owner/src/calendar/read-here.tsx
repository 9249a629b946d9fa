import { formatDateRange, formatMoment } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { space } from '@marisma/area-kit/theme';
import { Note, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { Answer } from '@marisma/area-kit/data';
import { t } from '../texts';

const List = styled.ul`
  margin-bottom: ${space(2)};
  padding-left: ${space(5)};
`;

/** Which calendars of other sites are read for a house, which of them fail, and which nights are taken twice. */
export function ReadHere({ feeds, conflicts }: Pick<Answer<'house_calendars'>, 'feeds' | 'conflicts'>) {
  const texts = t.links;
  const locale = intlLocale();
  const active = feeds.filter((feed) => feed.active);
  const failing = active.filter((feed) => feed.failing_since);
  return (
    <>
      {active.length > 0 && <Text $size="sm">{texts.read(active.map(({ name }) => name).join(', '))}</Text>}
      {(failing.length > 0 || conflicts.length > 0) && (
        <Note tone="warning">
          <List>
            {failing.map(({ id, name, failing_since }) => (
              <li key={id}>{texts.failing(name, formatMoment(new Date(failing_since ?? ''), locale))}</li>
            ))}
            {conflicts.map(({ id, feed, from_day, to_day }) => (
              <li key={id}>{texts.twice(formatDateRange(from_day, to_day, locale), feed)}</li>
            ))}
          </List>
          {texts.teamKnows}
        </Note>
      )}
    </>
  );
}
