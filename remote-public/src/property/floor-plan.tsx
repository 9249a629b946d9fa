import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { floorPlans, type PlanPart, type Storey } from '../content/floor-plans';
import type { Property, PropertyId } from '../content/properties';
import { t } from '../texts';
import { DetailSection } from './detail-section';

const MARGIN = 1;
const SCALE = 5;
/** No house is drawn larger than one that is so wide, in meters, and no drawing higher than its width by this. */
const MIN_WIDTH = 38;
const MIN_ASPECT_RATIO = 1.5;

const Sheet = styled.figure`
  margin: 0 0 ${space(8)};
`;

const Drawing = styled.svg`
  display: block;
  width: 100%;
  margin-block: ${space(3)};
  border: 1px solid ${token.color.line};
  background: ${token.color.surfaceSand};

  /* Lines are as wide in every house. */
  rect,
  path {
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }

  .room {
    fill: ${token.color.surface};
    stroke: ${token.color.text};
  }

  .open,
  .round {
    fill: none;
    stroke: ${token.color.rule};
    stroke-dasharray: 5 4;
  }

  .water {
    fill: ${token.color.accentSoft};
    stroke: ${token.color.accent};
  }

  .scale {
    fill: none;
    stroke: ${token.color.text};
  }

  text {
    font-family: ${token.font.body};
    font-size: 1.05px;
    font-weight: 600;
    fill: ${token.color.text};
  }

  ${media.phoneOnly} {
    text {
      font-size: 1.7px;
    }
  }
`;

const Names = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1)} ${space(6)};
  font-size: ${token.size.sm};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  li {
    display: flex;
    gap: ${space(2)};
  }

  b {
    min-width: 1.5rem;
    font-variant-numeric: tabular-nums;
  }
`;

const nameOf = (house: PropertyId, { what }: PlanPart): string =>
  typeof what === 'number' ? (t.properties[house].rooms[what] ?? '') : t.detail.plan.parts[what];

/** The name of a part is written once, however often a storey has it. */
function numbered(house: PropertyId, { parts }: Storey) {
  const names = [...new Set(parts.map((part) => nameOf(house, part)))];
  return { names, numberOf: (part: PlanPart) => names.indexOf(nameOf(house, part)) + 1 };
}

/** Where a part's number stands: in a part that lies around others, in its corner. */
const anchor = ({ what, x, y, width, height }: PlanPart) =>
  what === 'courtyard' ? { x: x + 1.6, y: y + height - 1.4 } : { x: x + width / 2, y: y + height / 2 };

const spanOf = (parts: readonly PlanPart[], at: 'x' | 'y', length: 'width' | 'height') => {
  const first = Math.min(...parts.map((part) => part[at]));
  return { first, length: Math.max(...parts.map((part) => part[at] + part[length])) - first };
};

/** One width for all storeys, so that they have one scale and lie above each other; each is as high as it needs. */
function viewBoxOf(storeys: readonly Storey[], { parts }: Storey) {
  const all = storeys.flatMap((storey) => storey.parts);
  const across = spanOf(all, 'x', 'width');
  const width = Math.max(
    across.length + 2 * MARGIN,
    MIN_WIDTH,
    spanOf(all, 'y', 'height').length * MIN_ASPECT_RATIO,
  );
  const left = across.first - (width - across.length) / 2;
  const down = spanOf(parts, 'y', 'height');
  const height = down.length + 2 * MARGIN + 2;
  return {
    right: left + width,
    bottom: down.first - MARGIN + height,
    text: [left, down.first - MARGIN, width, height].join(' '),
  };
}

/** Walls are drawn over the lines of what is open beside them. */
const wallsLast = ({ parts }: Storey) =>
  [...parts].sort((one, other) => Number(one.ground === 'room') - Number(other.ground === 'room'));

type StoreyPlanProps = { house: PropertyId; storeys: readonly Storey[]; storey: Storey };

function StoreyPlan({ house, storeys, storey }: StoreyPlanProps) {
  const { plan } = t.detail;
  const { names, numberOf } = numbered(house, storey);
  const view = viewBoxOf(storeys, storey);
  const title = t.properties[house].title;
  return (
    <Sheet>
      {storeys.length > 1 && <Heading level={3}>{plan.floors[storey.floor]}</Heading>}
      <Drawing viewBox={view.text} role="img" aria-label={plan.drawing(title, plan.floors[storey.floor])}>
        {wallsLast(storey).map((part) => {
          const { ground, x, y, width, height } = part;
          return (
            <rect
              key={`${x} ${y}`}
              className={ground}
              x={x}
              y={y}
              width={width}
              height={height}
              rx={ground === 'round' ? width / 2 : undefined}
            />
          );
        })}
        {storey.parts.map((part) => {
          const { x, y } = anchor(part);
          return (
            <text key={`${part.x} ${part.y}`} x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {numberOf(part)}
            </text>
          );
        })}
        <path className="scale" d={`M${view.right - MARGIN - SCALE} ${view.bottom - 1.4}v.6h${SCALE}v-.6`} />
        <text x={view.right - MARGIN - SCALE - 0.6} y={view.bottom - 1} textAnchor="end">
          {plan.meters(SCALE)}
        </text>
      </Drawing>
      <figcaption>
        <Names>
          {names.map((name, index) => (
            <li key={name}>
              <b>{index + 1}</b> {name}
            </li>
          ))}
        </Names>
      </figcaption>
    </Sheet>
  );
}

/** The storeys of a house as drawings with numbered rooms, and the rooms' names. */
export default function FloorPlan({ property: { id } }: { property: Property }) {
  const storeys = floorPlans[id];
  if (!storeys) return null;
  return (
    <DetailSection title={t.detail.plan.title}>
      {storeys.map((storey) => (
        <StoreyPlan key={storey.floor} house={id} storeys={storeys} storey={storey} />
      ))}
      <Text $size="sm" $muted>
        {t.detail.plan.note}
      </Text>
    </DetailSection>
  );
}
