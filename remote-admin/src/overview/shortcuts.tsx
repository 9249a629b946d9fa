import { plainList, space } from '@marisma/area-kit/theme';
import { Text, TextLink, TitledPanel } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { paths } from '../paths';
import { t } from '../texts';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(4)};
`;

const places = [
  { name: 'calendar', to: paths.calendar },
  { name: 'reservations', to: paths.reservations },
  { name: 'day', to: paths.deskArrivals },
  { name: 'desk', to: paths.desk },
] as const;

/** Who arrives, what is free, what is owed and what is to do: each on the page where one acts. */
export function Shortcuts() {
  const texts = t.overview.places;
  return (
    <TitledPanel title={texts.title}>
      <List>
        {places.map(({ name, to }) => (
          <li key={name}>
            <TextLink to={to}>{texts[name].link}</TextLink>
            <Text $size="sm" $muted>
              {texts[name].what}
            </Text>
          </li>
        ))}
      </List>
    </TitledPanel>
  );
}
