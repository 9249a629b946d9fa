import { Picture } from '@marisma/area-kit/media';
import { useDemo } from '@marisma/area-kit/queries';
import { Link } from '@marisma/area-kit/router';
import { intlLocale } from '@marisma/area-kit/texts';
import { formatMoney, formatNumber } from '@marisma/area-kit/format';
import { deferred, Text, VisuallyHidden } from '@marisma/area-kit/ui';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '../homes';
import { paths } from '../paths';
import { t } from '../texts';
import { Card, HeartCorner, PictureFrame, Rating, Title, TitleRow } from './home-card.styles';

// One file with the tab's code: what two files need would be loaded with the page.
const HeartButton = deferred(async () => {
  const kit = await import(/* webpackChunkName: "wishlist" */ '@marisma/area-kit/wishlist');
  return { default: kit.HeartButton };
});

type HomeCardProps = {
  home: Home;
  sizes: string;
  /** Replaces the heart of the account's wishlist. */
  heart?: ReactNode;
  children?: ReactNode;
};

/** The card of a home: picture, heart and price. The whole card links to the home. */
export function HomeCard({ home, sizes, heart, children }: HomeCardProps) {
  const { homes, dashboard } = t;
  const locale = intlLocale();
  const { title, location } = homes[home.id];
  const { popular } = dashboard;
  // The ratings are samples.
  const demo = useDemo();
  return (
    <Card>
      <PictureFrame>
        <Picture of={home.image} sizes={sizes} ratio="4/3" alt="" />
        <HeartCorner>{heart ?? <HeartButton house={home.id} />}</HeartCorner>
      </PictureFrame>
      <TitleRow>
        <Title>
          <Link to={paths.homeDetail(home.id)}>{title}</Link>
        </Title>
        {demo && (
          <Rating>
            <Star aria-hidden="true" fill="currentColor" strokeWidth={1.5} />
            <VisuallyHidden>{popular.rated(formatNumber(home.rating, locale))}</VisuallyHidden>
            <span aria-hidden="true">{formatNumber(home.rating, locale)}</span>
          </Rating>
        )}
      </TitleRow>
      <Text $size="sm" $muted>
        {location}
      </Text>
      <Text $size="sm" $muted>
        {popular.facts(home.bedrooms, home.sleeps)}
      </Text>
      <Text $size="sm" $strong>
        {popular.from(formatMoney(home.priceFrom, locale))}
      </Text>
      {children}
    </Card>
  );
}
