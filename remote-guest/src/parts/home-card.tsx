import styled from 'styled-components';
import { layer, media, motion, space, token } from '@marisma/area-kit/theme';
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

const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${space(0.5)};
  align-content: start;
`;

const PictureFrame = styled.div`
  position: relative;
  margin-bottom: ${space(2)};
  overflow: hidden;
  border-radius: ${token.radius.md};

  img {
    ${motion('transform', token.duration.base)}
  }

  ${media.hover} {
    ${Card}:hover & img {
      transform: scale(1.02);
    }
  }
`;

const HeartCorner = styled.div`
  position: absolute;
  z-index: ${layer.raised};
  top: ${space(3)};
  right: ${space(3)};
`;

const TitleRow = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: baseline;
  justify-content: space-between;
`;

const Title = styled.h3`
  font-size: ${token.size.md};
  font-weight: 600;
  line-height: 1.35;

  a {
    color: ${token.color.text};
    text-decoration: none;
  }

  /* The link covers the card; the heart lies above it. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.md};
  }

  a:hover {
    color: ${token.color.accent};
  }

  a:focus-visible {
    outline: none;
  }

  a:focus-visible::after {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

const Rating = styled.span`
  display: inline-flex;
  flex: none;
  gap: ${space(1)};
  align-items: center;
  font-size: ${token.size.sm};
  font-weight: 500;

  svg {
    width: 1em;
    height: 1em;
    color: ${token.color.star};
  }
`;

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
  const { title } = homes[home.id];
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
        {demo && home.rating !== undefined && (
          <Rating>
            <Star aria-hidden="true" fill="currentColor" strokeWidth={1.5} />
            <VisuallyHidden>{popular.rated(formatNumber(home.rating, locale))}</VisuallyHidden>
            <span aria-hidden="true">{formatNumber(home.rating, locale)}</span>
          </Rating>
        )}
      </TitleRow>
      <Text $size="sm" $muted>
        {home.location}
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
