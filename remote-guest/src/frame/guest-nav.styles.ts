import { focusRing, media, plainList, space, token } from '@marisma/area-kit/theme';
import { DropdownMenu } from '@marisma/area-kit/ui';
import styled from 'styled-components';

export const Bar = styled.nav`
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surfaceSand};
`;

export const WideLinks = styled.ul`
  ${plainList}
  display: none;
  gap: ${space(8)};

  ${media.tablet} {
    display: flex;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    color: ${token.color.textMuted};
    font-size: ${token.size.sm};
    font-weight: 500;
    text-decoration: none;
    ${focusRing}
  }

  a:hover {
    color: ${token.color.text};
  }
`;

export const Row = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

export const MobileMenu = styled(DropdownMenu)`
  display: block;
`;
