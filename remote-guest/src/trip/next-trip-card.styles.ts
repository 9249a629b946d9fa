import { media, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const Card = styled.section`
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-top: 2px solid ${token.color.rule};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};

  ${media.tablet} {
    display: grid;
    grid-template-columns: 2fr 3fr;
  }

  ${media.desktop} {
    display: block;
  }
`;

export const PictureFrame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;

  /* Beside the text, the picture has the text's height. */
  ${media.tablet} {
    aspect-ratio: auto;
  }

  ${media.desktop} {
    aspect-ratio: 16 / 10;
  }
`;

export const Countdown = styled.div`
  position: absolute;
  top: ${space(3)};
  left: ${space(3)};
`;

export const Body = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(5)};
`;

export const Separator = styled.hr`
  width: 100%;
  margin: ${space(1)} 0;
  border: 0;
  border-top: 1px solid ${token.color.line};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-top: ${space(2)};

  /* A button whose words find no room beside the other has a line of its own. */
  > * {
    flex: 1 1 auto;
    padding-inline: ${space(2)};
    white-space: nowrap;
  }

  > :first-child {
    flex-basis: 100%;
  }
`;
