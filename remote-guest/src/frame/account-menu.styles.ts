import { media, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

/** The initial is decorative: it is not part of the button's accessible name (WCAG 2.5.3). */
export const Initials = styled.span`
  &::before {
    content: attr(data-initial);
  }

  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${token.radius.round};
  background: ${token.color.accent};
  color: ${token.color.onAccent};
  font-weight: 600;
`;

export const MenuName = styled.span`
  display: none;
  max-width: 12rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.tablet} {
    display: block;
  }
`;

export const MenuHead = styled.p`
  padding: ${space(2)} ${space(3)} ${space(3)};
  margin-bottom: ${space(2)};
  border-bottom: 1px solid ${token.color.line};
  color: ${token.color.textMuted};
  font-size: ${token.size.xs};
  line-height: 1.4;

  strong {
    display: block;
    max-width: 16rem;
    overflow: hidden;
    text-overflow: ellipsis;
    color: ${token.color.text};
    font-size: ${token.size.sm};
    font-weight: 600;
  }
`;
