import styled, { css } from 'styled-components';
import { NavLink } from '@marisma/shared/router';
import { focusRing, plainButton, plainList, space, token } from '@marisma/shared/theme';

export const MenuList = styled.ul`
  ${plainList}

  & + & {
    margin-top: ${space(2)};
    padding-top: ${space(2)};
    border-top: 1px solid ${token.color.line};
  }
`;

export const GroupTitle = styled.p`
  padding-top: ${space(2)};
  font-size: ${token.size.xs};
  font-weight: 600;
  letter-spacing: 0.12em;
  text-transform: uppercase;
  color: ${token.color.eyebrow};
`;

const menuLink = css`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${token.color.text};
  font-weight: 500;
  text-decoration: none;
  ${focusRing}

  &[aria-current='page'] {
    color: ${token.color.accent};
  }
`;

export const MenuLink = styled(NavLink)`
  ${menuLink}
`;

/** The way to the other language, a document of its own. */
export const MenuAnchor = styled.a`
  ${menuLink}
`;

export const MenuButton = styled.button`
  ${plainButton}
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 2.75rem;
  font-weight: 500;
`;

export const MenuFoot = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: auto;
  padding-top: ${space(4)};
`;
