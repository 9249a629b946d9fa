import { media, token } from '@marisma/shared/theme';
import styled from 'styled-components';
import { properties, type PropertyId } from '../content/properties';
import { en } from '../texts/en';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: #d3e4e2;

  .land {
    fill: ${token.color.surfaceSand};
  }

  .beach {
    fill: none;
    stroke: #fbf6ea;
    stroke-width: 16;
  }

  .contour {
    fill: none;
    stroke: ${token.color.rule};
    stroke-width: 1;
    opacity: 0.45;
  }

  .water {
    fill: #b9d8d5;
    stroke: ${token.color.accent};
    stroke-width: 1;
    stroke-opacity: 0.35;
  }

  .wave {
    fill: none;
    stroke: ${token.color.accent};
    stroke-width: 1;
    opacity: 0.28;
  }

  .house {
    fill: ${token.color.warm};
    stroke: ${token.color.surface};
    stroke-width: 2;
  }

  text {
    font-family: ${token.font.body};
    font-size: 17px;
    font-weight: 600;
    fill: ${token.color.text};
    paint-order: stroke;
    stroke: rgb(253 251 247 / 85%);
    stroke-width: 4px;
    stroke-linejoin: round;

    ${media.phoneOnly} {
      font-size: 25px;
    }
  }

  text.sea {
    font-family: ${token.font.display};
    font-size: 32px;
    font-style: italic;
    font-weight: 500;
    fill: ${token.color.accent};
    stroke: none;
  }
`;

interface Place {
  x: number;
  y: number;
  /** On which side of the mark its name stands. */
  side: 'start' | 'end';
}

const places: Record<PropertyId, Place> = {
  'ocean-villa-infinity': { x: 338, y: 352, side: 'end' },
  'lagoon-villa-serenity': { x: 468, y: 214, side: 'end' },
  'lagoon-apt-harmony': { x: 660, y: 330, side: 'start' },
  'villa-paradise': { x: 610, y: 128, side: 'start' },
};

/** The coast as we draw it: ocean, beach, lagoon and the four houses. Needs nobody else's server. */
export function DrawnMap() {
  const { drawing, ocean, lagoon } = en.contact.map;
  return (
    <Drawing viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice" role="img" aria-label={drawing}>
      <path
        className="wave"
        d="M-20 250c70 10 130 50 180 110s110 120 200 200M-20 330c60 12 110 44 150 94s90 90 150 140"
      />
      <path className="wave" d="M-20 410c50 12 90 38 120 74s60 60 90 80" />
      <path className="land" d="M-20-20H980V560H640C560 520 480 470 400 410S260 270 180 200 40 110-20 96Z" />
      <path className="beach" d="M640 560C560 520 480 470 400 410S260 270 180 200 40 110-20 96" />
      <path
        className="contour"
        d="M520-20c30 40 90 60 170 56s180 20 290 84M600-20c40 26 90 34 150 30s140 14 230 60M700-20c40 14 80 16 120 14s100 6 160 36"
      />
      <path
        className="contour"
        d="M-20 30c60-6 110 8 150 30s70 20 110 0 60-50 70-80M-20-2c50-6 90 6 120 20s60 10 90-8 40-20 46-30"
      />
      <path
        className="water"
        d="M372 262c34-34 92-44 150-26s96 30 140 44 70 40 62 74-54 52-110 40-96-44-138-64-80-14-100-30-24-22-4-38Zm150 30c-6 14 14 24 40 30s48 6 50-8-22-24-46-30-38-6-44 8Z"
        fillRule="evenodd"
      />
      <path className="water" d="M588 388c4 30-10 60-34 96l-26 38 18 8 26-36c26-38 44-70 40-104Z" />
      <text className="sea" x="96" y="420">
        {ocean}
      </text>
      <text className="sea" x="628" y="364" textAnchor="end" fontSize="26">
        {lagoon}
      </text>
      {properties.map(({ id }) => {
        const { x, y, side } = places[id];
        const offset = side === 'start' ? 18 : -18;
        return (
          <g key={id}>
            <circle className="house" cx={x} cy={y} r="9" />
            <text x={x + offset} y={y + 6} textAnchor={side}>
              {en.properties[id].title}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
