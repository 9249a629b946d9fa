import { media, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';

const sea = '#CFE2E0';

/** The styles of the drawn coast. */
export const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: ${sea};

  path {
    fill: none;
  }

  .land {
    fill: ${token.color.surfaceSand};
  }

  .island {
    stroke: ${token.color.accent};
    stroke-opacity: 0.3;
  }

  .contours path {
    stroke: ${token.color.rule};
    opacity: 0.4;
  }

  .beach {
    stroke: ${token.color.page};
    stroke-width: 12;
    stroke-linecap: round;
  }

  .shore {
    stroke: ${token.color.accent};
    opacity: 0.22;
  }

  .bank {
    stroke: ${token.color.accent};
    stroke-opacity: 0.35;
  }

  .road {
    stroke: ${token.color.lineStrong};
    stroke-width: 1.25;
    stroke-dasharray: 6 5;
    opacity: 0.55;
  }

  .ring {
    fill: ${token.color.surface};
    stroke: ${token.color.rule};
  }

  .house {
    fill: ${token.color.warm};
  }

  text {
    font-family: ${token.font.body};
    font-size: 14px;
    font-weight: 600;
    fill: ${token.color.text};
    stroke: ${token.color.surfaceSand};
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
  }

  .water-name {
    font-family: ${token.font.display};
    font-size: 30px;
    font-style: italic;
    font-weight: 500;
    fill: ${token.color.accent};
    stroke: none;
  }

  .small {
    font-size: 22px;
  }

  /* The map is shown at less than half its size: larger names stay readable. */
  ${media.phoneOnly} {
    text {
      font-size: 24px;
    }

    .water-name {
      font-size: 34px;
    }
  }
`;
