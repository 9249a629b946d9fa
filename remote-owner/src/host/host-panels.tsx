import { formatMoney, formatNumber, formatPercent, plural } from '@marisma/area-kit/format';
import {
  lagoonAptHarmonyExterior,
  lagoonVillaSerenityExterior,
  oceanVillaInfinityExterior,
  Picture,
  type PictureData,
  villaParadiseCourtyard,
} from '@marisma/area-kit/media';
import { intlLocale } from '@marisma/area-kit/texts';
import { media, plainList, space, token } from '@marisma/area-kit/theme';
import {
  Heading,
  Small,
  Stack,
  Stars,
  StatCard,
  StatGrid,
  StatusBadge,
  TextLink,
} from '@marisma/area-kit/ui';
import { BedDouble, CalendarCheck, Percent, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Dashboard, OwnerProperty } from '../lib/dashboard';
import { formatGrowth, RatingCard } from '../parts/rating-card';
import { ReviewList } from '../parts/review-list';
import { FigurePanel, useSourceTitle } from '../parts/source';
import { StaysTable } from '../parts/stays-table';
import { paths } from '../paths';
import { t } from '../texts';

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space(6)};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The owner area lists more of them. */
const RESERVATIONS = 3;

interface HostPanelsProps {
  figures: Dashboard;
  payouts: ReactNode;
}

/** How the houses do, from live figures or from samples. */
export function HostPanels({ figures, payouts }: HostPanelsProps) {
  const host = t.host;
  return (
    <Stack $gap={6}>
      <HostStats figures={figures} />
      <PropertyCards properties={figures.properties} />
      <FigurePanel
        title={host.reservations.title}
        aside={<TextLink to={paths.reservations}>{t.overview.upcoming.all}</TextLink>}
      >
        <StaysTable caption={host.reservations.title} stays={figures.upcoming.slice(0, RESERVATIONS)} />
      </FigurePanel>
      <Columns>
        <FigurePanel title={t.reviews.title}>
          <ReviewList reviews={figures.reviews} />
        </FigurePanel>
        {payouts}
      </Columns>
    </Stack>
  );
}

/** The host's figures for all homes. */
function HostStats({ figures }: { figures: Dashboard }) {
  const texts = t.host.stats;
  const named = useSourceTitle();
  const locale = intlLocale();
  const { year, occupancy, rating, upcomingCount, properties } = figures;
  return (
    <StatGrid aria-label={named(texts.title)}>
      <StatCard
        label={texts.revenue}
        value={formatMoney(year.revenue, locale)}
        change={
          year.growth === undefined ? texts.noRevenueBefore : texts.revenueNote(formatGrowth(year.growth, 0))
        }
        icon={<Wallet strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.reservations}
        value={formatNumber(year.reservations, locale)}
        change={plural(upcomingCount, texts.reservationsNote, locale)}
        icon={<CalendarCheck strokeWidth={1.75} />}
      />
      <StatCard
        label={texts.occupancy}
        value={formatPercent(occupancy, locale)}
        change={texts.occupancyNote}
        icon={<Percent strokeWidth={1.75} />}
      />
      {rating ? (
        <RatingCard rating={rating} texts={texts} />
      ) : (
        <StatCard
          label={t.host.properties.title}
          value={formatNumber(properties.length, locale)}
          change={t.host.properties.active}
          icon={<BedDouble strokeWidth={1.75} />}
        />
      )}
    </StatGrid>
  );
}

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
function PropertyCards({ properties }: { properties: readonly OwnerProperty[] }) {
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
