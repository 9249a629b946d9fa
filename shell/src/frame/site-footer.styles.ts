import styled, { css } from 'styled-components';
import { darkScope, focusRing, media, plainList, space, token } from '@marisma/area-kit/theme';
import { groupTitle } from './group-title';

export const Band = styled.footer<{ $slim?: boolean }>`
  ${darkScope}
  padding-block: ${({ $slim }) => ($slim ? space(4) : 'clamp(3rem, 6vw, 5rem)')} ${space(6)};
  font-size: ${token.size.sm};

  /* Also colors the space that the page leaves below for a bar or a toast. */
  box-shadow: 0 9rem ${token.color.surface};
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: 2fr 3fr;
  gap: ${space(8)} ${space(5)};

  ${media.phoneOnly} {
    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.largeText} {
    grid-template-columns: 1fr;
  }

  ${media.tablet} {
    grid-template-columns: 2fr minmax(max-content, 1fr) minmax(max-content, 1.4fr);
    gap: ${space(12)};
  }

  h2 {
    margin-bottom: ${space(3)};
    ${groupTitle}
  }

  ul {
    ${plainList}
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    /* As much room around a label of two lines. */
    padding-block: ${space(2)};
    text-decoration: none;
    ${focusRing}

    ${media.tablet} {
      min-height: 2.25rem;
    }

    ${media.hover} {
      &:hover {
        text-decoration: underline;
        text-underline-offset: 0.25em;
      }
    }
  }

  address {
    margin-top: ${space(2)};
    font-style: normal;
    line-height: 1.7;
    color: ${token.color.textMuted};

    span {
      display: block;
      text-wrap: pretty;
    }
  }
`;

export const Blurb = styled.div`
  strong {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
    font-family: ${token.font.display};
    font-size: 1.875rem;
    font-weight: 500;
    line-height: 1;
  }

  p {
    max-width: 26rem;
    margin: ${space(4)} 0 ${space(5)};
    color: ${token.color.textMuted};
    text-wrap: pretty;
  }
`;

export const SocialList = styled.ul`
  && {
    display: flex;
    gap: ${space(2)};
  }

  && a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    min-height: 2.75rem;
    border: 1px solid ${token.color.line};
    border-radius: 50%;
    transition: none;

    ${media.hover} {
      &:hover {
        border-color: ${token.color.eyebrow};
      }
    }
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const Foot = styled.div<{ $slim?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};
  align-items: center;
  ${({ $slim }) =>
    !$slim &&
    css`
      margin-top: clamp(2rem, 5vw, 3rem);
      padding-top: ${space(5)};
      border-top: 1px solid ${token.color.line};
    `}
  color: ${token.color.textMuted};

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${token.color.text};
    text-underline-offset: 0.25em;
    ${focusRing}
  }
`;

export const DemoLine = styled.p`
  flex-basis: 100%;
  /* Leaves this corner to the chat button. */
  padding-right: ${space(16)};
`;
