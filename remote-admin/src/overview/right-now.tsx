import { plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space } from '@marisma/area-kit/theme';
import { Small, TextLink, TitledPanel } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { paths } from '../paths';
import { t } from '../texts';
import { useRightNow, type RightNowFacts } from './queries';

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${space(4)};
`;

/** Who waits, who arrives, what is to do: live also where samples stand below, each on the page where one acts. */
export function RightNow() {
  const texts = t.overview.now;
  const { data, error } = useRightNow();
  const words = data ? factsInWords(data) : undefined;
  const unknown = error ? texts.failed : texts.loading;
  const places = [
    { ...texts.desk, to: paths.desk, what: words?.desk ?? unknown },
    { ...texts.day, to: paths.deskArrivals, what: words?.day ?? unknown },
    { ...texts.calendar, to: paths.calendar },
    { ...texts.reservations, to: paths.reservations },
  ];
  return (
    <TitledPanel title={texts.title}>
      <List>
        {places.map(({ link, to, what }) => (
          <li key={to}>
            <TextLink to={to}>{link}</TextLink>
            <Small>{what}</Small>
          </li>
        ))}
      </List>
    </TitledPanel>
  );
}

function factsInWords({ open, overdue, arrivals, departures, tasks }: RightNowFacts) {
  const { counts } = t.overview.now;
  const say = (name: keyof typeof counts, count: number) => plural(count, counts[name], intlLocale());
  return {
    desk: [say('open', open), overdue > 0 && say('overdue', overdue)].filter(Boolean).join(', '),
    day: [say('arrivals', arrivals), say('departures', departures), say('tasks', tasks)].join(', '),
  };
}
