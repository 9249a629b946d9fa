import styled from 'styled-components';
import { formatMoney, formatPercent, plural } from '@marisma/area-kit/format';
import {
  lagoonAptHarmonyExterior,
  lagoonVillaSerenityExterior,
  oceanVillaInfinityExterior,
  Picture,
  villaParadiseCourtyard,
  type PictureData,
} from '@marisma/area-kit/media';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Small, Stars, StatusBadge, TextLink } from '@marisma/area-kit/ui';
import type { OwnerProperty } from '../lib/dashboard';
import { FigurePanel } from '../parts/source';
import { paths } from '../paths';
import { t } from '../texts';

/** A house that was added since has none yet. */
const pictures: Partial<Record<string, PictureData>> = {
  'ocean-villa-infinity': oceanVillaInfinityExterior,
  'lagoon-villa-serenity': lagoonVillaSerenityExterior,
  'lagoon-apt-harmony': lagoonAptHarmonyExterior,
  'villa-paradise': villaParadiseCourtyard,
};

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(6)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  picture {
    overflow: hidden;
    margin-bottom: ${space(4)};
    border-radius: ${token.radius.sm};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(2)};
  font-size: ${token.size.sm};
`;

/** The host's homes, each with what it has brought this year. */
export function PropertyCards({ properties }: { properties: readonly OwnerProperty[] }) {
  const texts = t.host.properties;
  const locale = intlLocale();
  return (
    <FigurePanel title={texts.title} aside={<TextLink to={paths.properties}>{texts.all}</TextLink>}>
      <List>
        {properties.map(({ id, name, location, bookings, revenue, occupancy, rating }) => {
          const picture = pictures[id];
          return (
            <li key={id}>
              {picture && <Picture of={picture} sizes="(min-width: 768px) 36rem, 90vw" ratio="16/9" alt="" />}
              <Heading level={3} size="title">
                {name}
              </Heading>
              {location && <Small>{location}</Small>}
              <Facts>
                <StatusBadge tone="success">{texts.active}</StatusBadge>
                {rating !== undefined && <Stars rating={rating} />}
                <span>
                  {texts.thisYear} {plural(bookings, texts.bookings, locale)}
                </span>
                <span>{formatMoney(revenue, locale)}</span>
                <span>{texts.occupancy(formatPercent(occupancy, locale))}</span>
              </Facts>
            </li>
          );
        })}
      </List>
    </FigurePanel>
  );
}
