import { Link } from '@marisma/area-kit/router';
import { focusRing, motion, plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const List = styled.ul`
  ${plainList}

  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

export const Item = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(0.5)} ${space(3)};
  align-items: baseline;
  padding: ${space(4)} ${space(5)};
  border-left: 2px solid transparent;
  color: ${token.color.text};
  text-decoration: none;
  ${motion('background-color')}
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &:hover,
  &[aria-current='true'] {
    background: ${token.color.surfaceSand};
  }

  &[aria-current='true'] {
    border-left-color: ${token.color.rule};
  }
`;

export const Host = styled.span<{ $unread: boolean }>`
  font-weight: ${({ $unread }) => ($unread ? 700 : 500)};
`;

export const When = styled.time`
  justify-self: end;
  color: ${token.color.textMuted};
  font-size: ${token.size.xs};
`;

export const Preview = styled.span<{ $beside?: boolean }>`
  grid-column: ${({ $beside }) => ($beside ? '1' : '1 / -1')};
  overflow: hidden;
  color: ${token.color.textMuted};
  font-size: ${token.size.sm};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
