import styled from 'styled-components';
import { formatMoney, plural, type PlainDate } from '@marisma/shared/format';
import {
  lagoonVillaSerenityExterior,
  oceanVillaInfinityExterior,
  Picture,
  type PictureData,
} from '@marisma/shared/media';
import { intlLocale } from '@marisma/shared/texts';
import { media, plainList, space, token } from '@marisma/shared/theme';
import { Heading, Stars, StatusBadge, Text, TextLink, TitledPanel } from '@marisma/shared/ui';
import { paths } from '../paths';
import { propertiesOn, type OwnerProperty } from '../sample/properties';
import { t } from '../texts';

const pictures: Record<OwnerProperty['id'], PictureData> = {
  'ocean-villa-infinity': oceanVillaInfinityExterior,
  'lagoon-villa-serenity': lagoonVillaSerenityExterior,
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

/** The host's homes, each with revenue and guest rating. */
export function PropertyCards({ today }: { today: PlainDate }) {
  const texts = t.host.properties;
  const locale = intlLocale();
  return (
    <TitledPanel title={texts.title} aside={<TextLink to={paths.properties}>{texts.all}</TextLink>}>
      <List>
        {propertiesOn(today).map(({ id, name, location, bookings, revenue, rating }) => (
          <li key={id}>
            <Picture of={pictures[id]} sizes="(min-width: 768px) 36rem, 90vw" ratio="16/9" alt="" />
            <Heading level={3} size="title">
              {name}
            </Heading>
            <Text $size="sm" $muted>
              {location}
            </Text>
            <Facts>
              <StatusBadge tone="success">{texts.active}</StatusBadge>
              <Stars rating={rating} />
              <span>{plural(bookings, texts.bookings, locale)}</span>
              <span>{texts.revenue(formatMoney(revenue, locale))}</span>
            </Facts>
          </li>
        ))}
      </List>
    </TitledPanel>
  );
}
