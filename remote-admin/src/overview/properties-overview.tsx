import styled from 'styled-components';
import { addDays, formatDate, type PlainDate } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import {
  lagoonAptHarmonyExterior,
  lagoonVillaSerenityExterior,
  oceanVillaInfinityExterior,
  Picture,
  villaParadiseCourtyard,
  type PictureData,
} from '@marisma/area-kit/media';
import { intlLocale } from '@marisma/area-kit/texts';
import { plainList, space, token } from '@marisma/area-kit/theme';
import { type BadgeTone, Small, StatusBadge, Text, TitledPanel } from '@marisma/area-kit/ui';
import { t } from '../texts';
import { homes, type Home, type HomeStatus } from './overview.sample';

const pictures: Readonly<Record<Home['id'], PictureData>> = {
  'lagoon-villa-serenity': lagoonVillaSerenityExterior,
  'ocean-villa-infinity': oceanVillaInfinityExterior,
  'lagoon-apt-harmony': lagoonAptHarmonyExterior,
  'villa-paradise': villaParadiseCourtyard,
};

const tones: Record<HomeStatus, BadgeTone> = {
  occupied: 'accent',
  available: 'success',
  maintenance: 'warning',
};

const List = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8.5rem, 34%)), 1fr));
  gap: ${space(5)} ${space(4)};

  li {
    display: grid;
    gap: ${space(1)};
    align-content: start;
    justify-items: start;
  }

  picture {
    width: 100%;
    overflow: hidden;
    margin-bottom: ${space(2)};
    border-radius: ${token.radius.sm};
  }
`;

/** Each home with its state and the date of the next change. */
export function PropertiesOverview({ today }: { today: PlainDate }) {
  const texts = t.overview.properties;
  const locale = intlLocale();
  const change: Record<HomeStatus, (date: string) => string> = {
    occupied: texts.until,
    available: texts.next,
    maintenance: texts.ready,
  };
  return (
    <TitledPanel title={texts.title}>
      <List>
        {homes.map(({ id, status, changesIn }) => {
          return (
            <li key={id}>
              <Picture of={pictures[id]} sizes="(min-width: 768px) 18rem, 46vw" ratio="3/2" alt="" />
              <Text $strong>{houseNames[id]}</Text>
              <StatusBadge tone={tones[status]}>{texts.status[status]}</StatusBadge>
              <Small $size="xs">
                {change[status](formatDate(addDays(today, changesIn), locale, 'short'))}
              </Small>
            </li>
          );
        })}
      </List>
    </TitledPanel>
  );
}
