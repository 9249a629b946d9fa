import { List, Text } from '@marisma/area-kit/ui';
import { Link } from '@marisma/area-kit/router';
import { focusRing, media, space, token } from '@marisma/area-kit/theme';
import styled, { createGlobalStyle, css } from 'styled-components';
import { properties, type Property, type PropertyId } from '../content/properties';
import { Coast, Drawing, places } from '../parts/coast';
import { paths } from '../parts/paths';
import type { Stay } from '../parts/stay';
import { t } from '../texts';
import type { StayAnswers } from '../parts/stay-check/stay-answers';

const Map = styled.nav`
  margin-top: ${space(16)};

  ${media.wide} {
    position: sticky;
    top: calc(var(--m-header-height) + ${space(6)});
    margin-top: 0;
  }
`;

const Sheet = styled.div`
  position: relative;
  aspect-ratio: 54 / 52;
  overflow: hidden;
  margin-bottom: ${space(2)};
  border: 1px solid ${token.color.line};
`;

const DOT = '0.875rem';
const AWAY = '0.875rem';
const EDGE = '2.25rem';

/** Where the label's left edge is from the house, and the house from the label's left edge. */
const sides = {
  center: ['-50%', '50%'],
  start: [`-${EDGE}`, EDGE],
  end: [`calc(${EDGE} - 100%)`, `calc(100% - ${EDGE})`],
} as const;

interface Spot {
  /** In per cent of the sheet. */
  $left: number;
  $top: number;
  $side: keyof typeof sides;
  $below: boolean;
}

/** A label beside its house, a dot. */
const Place = styled(Link)<Spot>`
  position: absolute;
  left: ${({ $left }) => $left}%;
  top: ${({ $top }) => $top}%;
  transform: translate(
    ${({ $side }) => sides[$side][0]},
    ${({ $below }) => ($below ? AWAY : `calc(-100% - ${AWAY})`)}
  );
  padding: ${space(1)} ${space(2.5)};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.size.xs};
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  ${focusRing}

  strong {
    display: block;
  }

  &::after {
    content: '';
    position: absolute;
    left: ${({ $side }) => sides[$side][1]};
    ${({ $below }) => ($below ? 'top' : 'bottom')}: calc(-${AWAY} - ${DOT} / 2);
    width: ${DOT};
    aspect-ratio: 1;
    margin-left: calc(${DOT} / -2);
    border: 3px solid ${token.color.surface};
    border-radius: ${token.radius.round};
    background: ${token.color.warm};
    box-shadow: 0 0 0 1px ${token.color.rule};
  }
`;

/** A card that is pointed at marks its place, and a place its card. */
const Marks = createGlobalStyle`
  ${properties.map(
    ({ id }) => css`
      a[data-place='${id}']:is(:hover, :focus-visible),
      body:has(li[data-house='${id}']:is(:hover, :focus-within)) a[data-place='${id}'] {
        z-index: 1;
        border-color: ${token.color.accent};
        background: ${token.color.accent};
        color: ${token.color.onAccent};
      }

      body:has(a[data-place='${id}']:is(:hover, :focus-visible)) li[data-house='${id}'] > article {
        outline: 2px solid ${token.color.rule};
        outline-offset: ${space(3)};
      }
    `,
  )}
`;

/** The part of the drawing that is shown; the sheet has its proportions. */
const view = { x: 320, y: -20, width: 540, height: 520 };

function spotOf(id: PropertyId): Spot | undefined {
  const place = places[id];
  if (!place) return undefined;
  const { x, y, label = { side: 'center', below: false } } = place;
  return {
    $left: ((x - view.x) / view.width) * 100,
    $top: ((y - view.y) / view.height) * 100,
    $side: label.side,
    $below: label.below,
  };
}

type HouseMapProps = {
  found: readonly Property[];
  stay: Stay;
  answers: StayAnswers['of'] | undefined;
};

/** The houses that were found, on the drawn coast, each a link to its page. The list says the same. */
export default function HouseMap({ found, stay, answers }: HouseMapProps) {
  const { label, drawing, notFree } = t.staySearch.map;
  return (
    <Map aria-label={label}>
      <Marks />
      <Sheet>
        <Drawing viewBox={Object.values(view).join(' ')} aria-hidden="true">
          <Coast oceanX={350} />
        </Drawing>
        <List>
          {found.map(({ id }) => {
            const spot = spotOf(id);
            return (
              spot && (
                <li key={id}>
                  <Place {...spot} to={paths.property(id, stay)} data-place={id}>
                    {t.properties[id].title}
                    {answers?.[id] && <strong> {answers[id].total ?? notFree}</strong>}
                  </Place>
                </li>
              )
            );
          })}
        </List>
      </Sheet>
      <Text $size="xs" $muted>
        {drawing}
      </Text>
    </Map>
  );
}
