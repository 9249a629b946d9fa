import { withStayTexts } from '@marisma/area-kit/booking';
import { useLocation } from '@marisma/area-kit/router';
import { media, space } from '@marisma/area-kit/theme';
import { Container, deferred, useHydrated } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { Waiting } from './waiting';

export const { title, description } = t.meta.offer;

const Frame = styled(Container)`
  padding-block: ${space(10)} ${space(20)};

  ${media.tablet} {
    padding-block: ${space(16)} ${space(28)};
  }
`;

const OfferView = deferred(
  () =>
    withStayTexts(
      () => import('./offer-view'),
      () => import('../texts/es/offer'),
    ),
  { Waiting },
);

/** The offer whose token stands behind the address's '#', which no server and no other site is told. */
export default function OfferPage() {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  return (
    <Frame $width="prose">{hydrated ? <OfferView key={hash} token={hash.slice(1)} /> : <Waiting />}</Frame>
  );
}
