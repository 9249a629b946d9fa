import { Link } from '@marisma/area-kit/router';
import { focusRing, media, plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const Back = styled(Link)`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  justify-self: start;
  min-height: 2.75rem;
  color: ${token.color.accent};
  font-size: ${token.size.sm};
  font-weight: 600;
  text-decoration: none;
  ${focusRing}

  svg {
    width: 1.125rem;
  }

  ${media.desktop} {
    display: none;
  }
`;

export const Head = styled.div`
  scroll-margin-top: ${space(6)};
`;

export const Bubbles = styled.ol`
  ${plainList}
  display: grid;
  gap: ${space(3)};
`;

export const Bubble = styled.li<{ $mine: boolean }>`
  justify-self: ${({ $mine }) => ($mine ? 'end' : 'start')};
  max-width: min(32rem, 88%);
  padding: ${space(3)} ${space(4)};
  border-radius: ${token.radius.lg};
  background: ${({ $mine }) => ($mine ? token.color.accentSoft : token.color.surfaceSand)};
  font-size: 0.9375rem;
  text-wrap: pretty;
`;

export const Sender = styled.p`
  margin-bottom: ${space(0.5)};
  color: ${token.color.textMuted};
  font-size: ${token.size.xs};
`;

export const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)};
`;
