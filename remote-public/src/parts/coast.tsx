import { media, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { PropertyId } from '../content/properties';
import { t } from '../texts';

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

interface Place {
  x: number;
  y: number;
  name: 'above' | 'below';
  /** The middle of the name, where a phone would cut one off that is centered at the house. */
  nameX?: number;
  /** Where the listing's label has room beside the house, and hides no name of the drawing. */
  label?: { side: 'start' | 'center' | 'end'; below: boolean };
}

/** Where the houses are in the drawing; one that nobody has drawn yet is left out. */
export const places: Partial<Record<PropertyId, Place>> = {
  'ocean-villa-infinity': { x: 424, y: 322, name: 'above', label: { side: 'start', below: true } },
  'lagoon-villa-serenity': { x: 556, y: 178, name: 'above' },
  'lagoon-apt-harmony': { x: 774, y: 334, name: 'below', nameX: 726, label: { side: 'end', below: false } },
  'villa-paradise': { x: 736, y: 104, name: 'above' },
};

const coast = 'M-20 52C70 66 130 92 190 132S300 214 352 262 452 356 540 404 700 462 760 500';

// The shore in three parts: the long beach, the lagoon from lip to lip of its mouth, and the beach beyond.
const beach = 'M-20 52C70 66 130 92 190 132S300 214 352 262 452 356 540 404C558 413 576 412 584 397';
const lagoon =
  'C596 374 592 356 566 340S474 286 470 246 510 192 560 192 650 206 700 215 822 226 834 272 812 336 764 336 694 332 664 342 624 382 618 408';
const beyond = 'C614 426 620 440 640 449S724 476 760 500';

/** The coast in a drawing 1200 wide and 500 high: ocean, beach, lagoon and their names. */
export function Coast({ oceanX = 300 }: { oceanX?: number }) {
  const names = t.contact.map;
  return (
    <>
      <path className="land" d={`${beach}${lagoon}${beyond}H1240V-20H-20Z`} />
      <g className="contours">
        <path d="M860-20c26 44 84 66 150 62s160 22 230 78" />
        <path d="M920-20c24 30 76 42 132 38s130 16 188 58" />
        <path d="M990-20c22 16 62 22 104 18s100 10 146 38" />
        <path d="M800-20c22 58 92 96 176 90s190 26 264 92" />
        <path d="M-20 6c50-2 96 12 140 34s96 20 130-6 60-40 74-54" />
        <path d="M-20-14c40 0 78 8 112 26s76 14 100-6 36-22 42-26" />
        <path d="M960 520c10-50 60-90 130-92s110 10 150-20" />
        <path d="M1020 520c8-26 40-48 90-50s90 4 130-16" />
      </g>
      <path className="beach" d={beach} />
      <path className="beach" d={`M618 408${beyond}`} />
      <path className="bank" d={`M584 397${lagoon}`} />
      <path className="shore" d={coast} transform="translate(-16 15)" />
      <path className="shore" d={coast} transform="translate(-44 42)" />
      <path className="shore" d={coast} transform="translate(-84 80)" />
      <path className="land island" d="M636 246c-4 12 14 20 34 22s40 0 40-10-20-16-40-18-32 0-34 6Z" />
      <path
        className="road"
        d="M-20-2C120 20 250 60 340 128s100 40 180 6 140-30 220-6 200 60 300 66 150 10 200 20"
      />
      <text className="water-name" x={oceanX} y="446">
        {names.ocean}
      </text>
      <text className="water-name small" x="566" y="244" textAnchor="middle">
        {names.lagoon}
      </text>
    </>
  );
}
