import { media, space, token } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';

export const ListSide = styled.div`
  /* The title of the samples stands in line with the conversations. */
  > section > :is(div, p) {
    padding-inline: ${space(5)};
  }
`;

export const ConversationSide = styled.div`
  min-width: 0;
`;

const alone = {
  list: css`
    ${ConversationSide} {
      display: none;
    }
  `,
  thread: css`
    ${ListSide} {
      display: none;
    }
  `,
};

export const Panes = styled.div<{ $open: boolean }>`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  overflow: hidden;

  ${media.belowDesktop} {
    ${({ $open }) => ($open ? alone.thread : alone.list)}
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(14rem, 2fr) 3fr;
    min-height: 24rem;

    ${ConversationSide} {
      border-left: 1px solid ${token.color.line};
    }
  }
`;

export const Choose = styled.p`
  display: grid;
  gap: ${space(3)};
  justify-items: center;
  padding: ${space(16)} ${space(6)};
  color: ${token.color.textMuted};
`;
