import styled, { createGlobalStyle, css } from 'styled-components';
import { Link } from '@marisma/area-kit/router';
import { CurrentLink } from '@marisma/area-kit/ui';
import {
  focusRing,
  layer,
  media,
  motion,
  plainButton,
  plainList,
  space,
  token,
} from '@marisma/area-kit/theme';

const HEIGHT = '4.5rem';

/** From this width on the whole navigation fits into one row, even management's in Spanish. */
const oneRow = '@media (min-width: 78rem)';

/** Makes anchors and focused fields scroll to below the sticky bar. */
export const HeaderHeight = createGlobalStyle`
  :root { --m-header-height: ${HEIGHT}; }
`;

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  background: ${token.color.page};
  border-bottom: 1px solid ${token.color.line};

  /* Invisible, but keeps its space. Without scripts it stays visible, because nothing would reveal it. */
  [data-pending] {
    visibility: hidden;

    @media (scripting: none) {
      visibility: visible;
    }
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  height: ${HEIGHT};
  max-width: ${token.width.wide};
  margin-inline: auto;
  padding-inline: ${space(5)};

  ${media.tablet} {
    padding-inline: ${space(8)};
  }
`;

export const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2.5)};
  /* Text of twice the size may cut the brand, but leaves the menu button in the window (WCAG 1.4.4). */
  min-width: 0;
  overflow: hidden;
  margin-right: auto;
  color: ${token.color.text};
  text-decoration: none;
  ${focusRing}

  ${oneRow} {
    margin-right: ${space(4)};
  }

  svg {
    flex: none;
    color: ${token.color.accent};
  }

  strong {
    display: block;
    font-family: ${token.font.display};
    font-size: 1.625rem;
    font-weight: 500;
    line-height: 1;
  }

  small {
    display: block;
    margin-top: ${space(0.5)};
    font-size: 0.6875rem;
    letter-spacing: 0.08em;
    line-height: 1.2;
    color: ${token.color.textMuted};
    white-space: nowrap;
  }
`;

export const WideNav = styled.nav`
  display: none;
  flex: 1;

  ${oneRow} {
    display: block;
  }

  > ul {
    ${plainList}
    display: flex;
    align-items: center;
    gap: ${space(5)};
    font-size: 0.9375rem;
  }
`;

const barLink = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  border-bottom: 1px solid transparent;
  font-size: 0.9375rem;
  font-weight: 500;
  color: ${token.color.text};
  text-decoration: none;
  white-space: nowrap;
  ${motion('color, border-color')}
  ${focusRing}

  &[aria-current='page'] {
    border-bottom-color: ${token.color.rule};
  }

  ${media.hover} {
    &:hover {
      color: ${token.color.accent};
    }
  }
`;

export const BarLink = styled(CurrentLink)`
  ${barLink}
`;

/** The link to the other language, which is another document. */
export const LanguageAnchor = styled.a`
  ${barLink}
  display: none;
  font-weight: 400;

  ${oneRow} {
    display: inline-flex;
    margin-right: ${space(1.5)};
  }
`;

export const AccountSlot = styled.div`
  display: none;
  align-items: center;
  gap: ${space(4)};
  min-height: 2.75rem;
  font-size: 0.9375rem;
  white-space: nowrap;

  ${oneRow} {
    display: flex;
    margin-right: ${space(2)};
  }
`;

export const BarButton = styled.button`
  ${plainButton}
  min-height: 2.75rem;
  font-weight: 500;

  ${media.hover} {
    &:hover {
      color: ${token.color.accent};
    }
  }
`;

export const BookNowSlot = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }

  /* Small text, but the target is as large as the other buttons. */
  a {
    min-height: 2.75rem;
  }
`;

export const MenuButtonSlot = styled.div`
  margin-right: -${space(2)};

  ${oneRow} {
    display: none;
  }
`;
