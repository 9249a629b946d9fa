import styled from 'styled-components';
import { media, plainButton, space, token } from '@marisma/area-kit/theme';
import { oneRow } from './header-mixins';

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

/** The account's name and e-mail address above its links. */
export const Identity = styled.div`
  padding: ${space(2)} 0 ${space(3)};
  margin-bottom: ${space(2)};
  border-bottom: 1px solid ${token.color.line};
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;
  white-space: normal;

  strong {
    display: block;
    font-weight: 600;
  }

  span {
    color: ${token.color.textMuted};
  }
`;

/** Aligned with the dropdown's links, which have their own padding. */
export const MenuIdentity = styled.div`
  padding-inline: ${space(3)};
`;
