import { media, space } from '@marisma/area-kit/theme';
import { Container, Skeleton } from '@marisma/area-kit/ui';
import styled, { css } from 'styled-components';

const rows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

export const Page = styled.div`
  padding-bottom: ${space(24)};

  > ${Container} {
    ${rows}
    padding-top: ${space(8)};
  }
`;

/** What follows what comes next. */
export const Rest = styled.div`
  &:not([hidden]) {
    ${rows}
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(10)};
  margin-top: ${space(4)};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    grid-template-areas: 'tabs trip';
    column-gap: ${space(10)};
    align-items: start;
  }
`;

export const Popular = styled.section`
  min-width: 0;
  margin-top: ${space(4)};
`;

export const Trip = styled.div`
  ${media.desktop} {
    grid-area: trip;
    position: sticky;
    top: ${space(6)};
    /* A toast leaves less of the window than the card needs: the card is scrolled by itself. */
    max-height: calc(100dvh - ${space(6)} - var(--m-below, 0px));
    overflow-y: auto;
  }
`;

/** As high as the card of a trip, so that nothing moves when the trip is read: its picture grows with the window. */
export const TripSkeleton = styled(Skeleton)`
  height: calc(24.6rem + 64vw);

  ${media.tablet} {
    height: 27rem;
  }

  ${media.desktop} {
    height: 40.1rem;
  }
`;

export const TabsPlace = styled.div`
  min-width: 0;

  ${media.desktop} {
    grid-area: tabs;
  }
`;
