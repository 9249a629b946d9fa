import styled from 'styled-components';
import { Link } from '@marisma/area-kit/router';
import { media, space, token } from '@marisma/area-kit/theme';
import type { DueWords } from './due-words';

/* Rows out of sight are not drawn. */
export const Frame = styled.li<{ $gone: boolean }>`
  content-visibility: auto;
  contain-intrinsic-size: auto 6.5rem;
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  border-bottom: 1px solid ${token.color.line};
  background: ${({ $gone }) => ($gone ? token.color.surfaceSunken : 'transparent')};

  &:has([aria-current]) {
    background: ${token.color.accentSoft};
    box-shadow: inset 3px 0 ${token.color.accent};
  }

  ${media.hover} {
    &:hover:not(:has([aria-current])) {
      background: ${token.color.surfaceSand};
    }
  }

  ${media.forcedColors} {
    &:has([aria-current]) {
      border-left: 3px solid Highlight;
    }
  }
`;

/* The whole cell chooses: a target of 44 px. */
export const Choice = styled.label`
  display: grid;
  place-items: start center;
  padding-top: ${space(4)};
  cursor: pointer;

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${token.color.accent};
  }
`;

export const Open = styled(Link)`
  display: grid;
  gap: ${space(1)};
  padding: ${space(3)} ${space(3)} ${space(3)} 0;
  color: inherit;
  text-decoration: none;

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;

export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  font-size: ${token.size.sm};

  &:empty {
    display: none;
  }
`;

export const Name = styled.span<{ $strong: boolean }>`
  flex: 1;
  min-width: 6rem;
  overflow-wrap: anywhere;
  font-size: ${token.size.md};
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
`;

export const Subject = styled.span`
  overflow-wrap: anywhere;
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};
`;

const tones = {
  neutral: token.color.textMuted,
  warning: token.color.warning,
  danger: token.color.danger,
} satisfies Record<DueWords['tone'], string>;

export const Due = styled.span<{ $tone: DueWords['tone'] }>`
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'neutral' ? 400 : 600)};
`;
