import { media, plainList, space, token } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';

/** A list whose items are lines of words, badges and buttons. */
export const LineList = styled.ul`
  ${plainList}

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    padding-block: ${space(2)};
    border-bottom: 1px solid ${token.color.line};
  }
`;

/** What is said, with the facts beside it where there is room, and else below. */
export const WithFacts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

const tones = {
  guest: css`
    background: ${token.color.surface};
    border-color: ${token.color.line};
  `,
  house: css`
    background: ${token.color.accentSoft};
    border-color: ${token.color.accentSoft};
  `,
  note: css`
    background: ${token.color.warningSoft};
    border-color: ${token.color.warning};
    border-style: dashed;
  `,
};

/** What somebody wrote. */
export const Quote = styled.blockquote<{ $tone: keyof typeof tones }>`
  margin: ${space(2)} 0 0;
  padding: ${space(3)} ${space(4)};
  border: 1px solid;
  border-radius: ${token.radius.md};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${({ $tone }) => tones[$tone]}
`;
