import { media, plainList, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const Panel = styled.div`
  position: relative;
`;

export const NewStay = styled.div`
  display: flex;
  margin-bottom: ${space(4)};

  ${media.tablet} {
    position: absolute;
    top: 0;
    right: 0;
    /* The list of tabs, which comes later, is as wide as the panel. */
    z-index: 1;
    margin: 0;
  }
`;

export const List = styled.ul`
  ${plainList}
  display: grid;

  > li + li {
    margin-top: ${space(5)};
    padding-top: ${space(5)};
    border-top: 1px solid ${token.color.line};
  }
`;
