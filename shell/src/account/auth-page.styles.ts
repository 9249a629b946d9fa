import styled from 'styled-components';
import { belowHeader, media, plainButton, space, token } from '@marisma/area-kit/theme';

export const Split = styled.div`
  display: grid;
  min-height: ${belowHeader};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  width: 100%;
  max-width: 30rem;
  margin-inline: auto;
  padding: clamp(2.5rem, 6vw, 5rem) ${space(5)};
`;

/* It stays in the window beside a long form, and is never stretched over more than the window. */
export const PictureSide = styled.div`
  position: sticky;
  top: var(--m-header-height);
  display: none;
  height: ${belowHeader};
  overflow: hidden;

  ${media.desktop} {
    display: block;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const InlineButton = styled.button`
  ${plainButton}
  min-height: 2.75rem;
  color: ${token.color.accent};
  font-size: ${token.size.sm};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: ${token.color.rule};
  text-underline-offset: 0.25em;
`;

export const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${token.color.line};
  }
`;
