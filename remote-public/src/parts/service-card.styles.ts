import { Link } from '@marisma/area-kit/router';
import { media, motion, space, token } from '@marisma/area-kit/theme';
import { Heading } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { coveringLink } from './covering-link';

// On a phone a row with a small picture beside the text. From tablet width on, the picture is above the text.
export const Card = styled.article`
  position: relative;
  container-type: inline-size;
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: ${space(4)};
  height: 100%;

  ${media.tablet} {
    grid-template-columns: none;
    grid-template-rows: auto 1fr;
    gap: ${space(5)};
  }
`;

export const Crop = styled.div`
  position: relative;
  overflow: hidden;
  align-self: start;
  aspect-ratio: 4 / 5;

  ${media.tablet} {
    aspect-ratio: 3 / 2;
  }

  img {
    ${motion('transform', '280ms')}
  }

  ${media.hover} {
    ${Card}:hover & img {
      transform: scale(1.03);
    }
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
  min-width: 0;
`;

export const Title = styled(Heading)`
  text-wrap: balance;
`;

export const Description = styled.p`
  color: ${token.color.textMuted};
  text-wrap: pretty;

  ${media.phoneOnly} {
    font-size: ${token.size.sm};
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(1)} ${space(3)};
  width: 100%;
  margin-top: auto;
  padding-top: ${space(1)};

  ${media.tablet} {
    flex-flow: row wrap;
    align-items: baseline;
    justify-content: space-between;
    padding-top: ${space(3)};
    border-top: 1px solid ${token.color.line};

    /* Where not every price leaves room for the link, no card has them in one line. */
    @container (max-width: 15rem) {
      flex-flow: column;
    }
  }
`;

export const Price = styled.p`
  font-weight: 600;
  font-variant-numeric: lining-nums tabular-nums;
  text-wrap: balance;
`;

export const BookNow = styled(Link)`
  ${coveringLink}
`;
