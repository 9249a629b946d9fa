import { layer, media, motion, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const Card = styled.article`
  position: relative;
  display: grid;
  gap: ${space(0.5)};
  align-content: start;
`;

export const PictureFrame = styled.div`
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

export const HeartCorner = styled.div`
  position: absolute;
  z-index: ${layer.raised};
  top: ${space(3)};
  right: ${space(3)};
`;

export const TitleRow = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: baseline;
  justify-content: space-between;
`;

export const Title = styled.h3`
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

export const Rating = styled.span`
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
