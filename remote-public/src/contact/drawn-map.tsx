import { properties, type PropertyId } from '../content/properties';
import { t } from '../texts';
import { Drawing } from './drawn-map.styles';

interface Place {
  x: number;
  y: number;
  /** Position of the name; near the middle, so that a narrow screen does not cut it off. */
  name: 'above' | 'below';
}

const places: Record<PropertyId, Place> = {
  'ocean-villa-infinity': { x: 424, y: 322, name: 'above' },
  'lagoon-villa-serenity': { x: 556, y: 178, name: 'above' },
  'lagoon-apt-harmony': { x: 774, y: 334, name: 'below' },
  'villa-paradise': { x: 736, y: 104, name: 'above' },
};

const coast = 'M-20 52C70 66 130 92 190 132S300 214 352 262 452 356 540 404 700 462 760 500';

/** A drawing of the coast: ocean, beach, lagoon and the four houses. Needs no third-party server. */
export function DrawnMap() {
  const { drawing, ocean, lagoon } = t.contact.map;
  return (
    <Drawing viewBox="0 0 1200 500" preserveAspectRatio="xMidYMid slice" role="img" aria-label={drawing}>
      <path className="land" d={`${coast}H1240V-20H-20Z`} />
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
      <path className="beach" d={coast} />
      <path className="shore" d={coast} transform="translate(-16 15)" />
      <path className="shore" d={coast} transform="translate(-44 42)" />
      <path className="shore" d={coast} transform="translate(-84 80)" />
      <path
        className="water"
        d="M500 250c10-34 46-58 96-58s86 16 132 22 92 16 104 50-16 66-70 70-92-22-140-34-132-14-122-50Z"
      />
      <path className="channel" d="M704 314c-4 52-40 94-116 150" />
      <path className="land island" d="M636 246c-4 12 14 20 34 22s40 0 40-10-20-16-40-18-32 0-34 6Z" />
      <path
        className="road"
        d="M-20-2C120 20 250 60 340 128s100 40 180 6 140-30 220-6 200 60 300 66 150 10 200 20"
      />
      <text className="water-name" x="300" y="446">
        {ocean}
      </text>
      <text className="water-name small" x="572" y="262" textAnchor="middle">
        {lagoon}
      </text>
      {properties.map(({ id }) => {
        const { x, y, name } = places[id];
        return (
          <g key={id}>
            <circle className="ring" cx={x} cy={y} r="11" />
            <circle className="house" cx={x} cy={y} r="5" />
            <text x={x} y={name === 'above' ? y - 22 : y + 34} textAnchor="middle">
              {t.properties[id].title}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
