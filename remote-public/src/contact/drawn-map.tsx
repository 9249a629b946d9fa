import { properties } from '../content/properties';
import { Coast, places } from '../parts/coast';
import { Drawing } from '../parts/coast.styles';
import { t } from '../texts';

/** A drawing of the coast and the four houses. Needs no third-party server. */
export function DrawnMap() {
  return (
    <Drawing
      viewBox="0 0 1200 500"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t.contact.map.drawing}
    >
      <Coast />
      {properties.map(({ id }) => {
        const { x, y, name } = places[id];
        return (
          <g key={id}>
            <circle className="ring" cx={x} cy={y} r="11" />
            <circle className="house" cx={x} cy={y} r="5" />
            {/* Near the middle, so that a narrow screen does not cut the name off. */}
            <text x={x} y={name === 'above' ? y - 22 : y + 34} textAnchor="middle">
              {t.properties[id].title}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
