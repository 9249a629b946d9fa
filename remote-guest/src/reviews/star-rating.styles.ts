import { media, token, visuallyHidden } from '@marisma/area-kit/theme';
import styled from 'styled-components';

export const Group = styled.fieldset`
  display: flex;
  min-width: 0;
  margin: 0;
  margin-left: -0.5rem;
  padding: 0;
  border: 0;
`;

export const Legend = styled.legend`
  ${visuallyHidden}
`;

export const StarLabel = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.75rem;
  color: ${token.color.star};
  cursor: pointer;

  input {
    ${visuallyHidden}
  }

  svg {
    width: 1.375rem;
    height: 1.375rem;
    border-radius: ${token.radius.sm};
  }

  input:focus-visible + svg {
    outline: 2px solid ${token.color.focus};
    outline-offset: 3px;
  }

  ${media.hover} {
    &:hover svg {
      color: ${token.color.warm};
    }
  }
`;
