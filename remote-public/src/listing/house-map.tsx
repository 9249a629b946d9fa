import { Text } from '@marisma/area-kit/ui';
import type { Property, PropertyId } from '../content/properties';
import { Coast, Drawing, places } from '../parts/coast';
import { paths } from '../parts/paths';
import type { Stay } from '../parts/stay';
import { t } from '../texts';
import { Map, Marks, Place, Places, Sheet, type Spot } from './house-map.styles';
import type { StayAnswers } from '../parts/stay-check/stay-answers';

/** The part of the drawing that is shown; the sheet has its proportions. */
const view = { x: 320, y: -20, width: 540, height: 520 };

/** Where a label has room beside its house, and hides no name of the drawing. */
const labels: Partial<Record<PropertyId, Pick<Spot, '$side' | '$below'>>> = {
  'ocean-villa-infinity': { $side: 'start', $below: true },
  'lagoon-villa-serenity': { $side: 'center', $below: false },
  'lagoon-apt-harmony': { $side: 'end', $below: false },
  'villa-paradise': { $side: 'center', $below: false },
};

function spotOf(id: PropertyId): Spot | undefined {
  const place = places[id];
  if (!place) return undefined;
  const { x, y } = place;
  return {
    $left: ((x - view.x) / view.width) * 100,
    $top: ((y - view.y) / view.height) * 100,
    $side: 'center',
    $below: false,
    ...labels[id],
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
        <Places>
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
        </Places>
      </Sheet>
      <Text $size="xs" $muted>
        {drawing}
      </Text>
    </Map>
  );
}
