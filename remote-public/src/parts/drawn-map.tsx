import { properties, type PropertyId } from '../content/properties';
import { t } from '../texts';
import { Coast, Drawing, places } from './coast';

type DrawnMapProps = {
  /** What the drawing shows, for those who do not see it. */
  label: string;
  /** The house that is named; all of them where it is not given. */
  house?: PropertyId;
};

/** A drawing of the coast and the four houses. Needs no third-party server. */
export function DrawnMap({ label, house }: DrawnMapProps) {
  return (
    <Drawing viewBox="0 0 1200 500" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <Coast />
      {properties.map(({ id }) => {
        const place = places[id];
        if (!place) return null;
        const { x, y, name, nameX = x } = place;
        const named = house === undefined || id === house;
        return (
          <g key={id}>
            <circle className="ring" cx={x} cy={y} r={named ? 11 : 6} />
            {named && (
              <>
                <circle className="house" cx={x} cy={y} r="5" />
                {/* Near the middle, so that a narrow screen does not cut the name off. */}
                <text x={nameX} y={name === 'above' ? y - 22 : y + 34} textAnchor="middle">
                  {t.properties[id].title}
                </text>
              </>
            )}
          </g>
        );
      })}
    </Drawing>
  );
}
