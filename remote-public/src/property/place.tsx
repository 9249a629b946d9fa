import { media, space, token } from '@marisma/area-kit/theme';
import { KeyValueList } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { destinations, distances, type Distance } from '../content/distances';
import type { Property } from '../content/properties';
import { DrawnMap } from '../parts/drawn-map';
import { t } from '../texts';
import { DetailSection } from './detail-section';

const Sheet = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  margin-bottom: ${space(8)};
  border: 1px solid ${token.color.line};
  background: ${token.color.surfaceSand};

  /* The column is narrower than the drawing: larger names stay readable. */
  && text:not(.water-name) {
    font-size: 24px;
  }

  ${media.tablet} {
    aspect-ratio: 2 / 1;
  }
`;

// Short values stay beside their names on a phone too.
const Distances = styled.div`
  ${media.phoneOnly} {
    dl {
      grid-template-columns: minmax(9rem, max-content) 1fr;
      row-gap: ${space(2)};
      align-items: baseline;
    }

    dd {
      margin: 0;
    }
  }
`;

function formatDistance(distance: Distance): string {
  const { ways } = t.detail.place;
  return distance.by === 'door' ? ways.door : ways[distance.by](distance.minutes);
}

/** Where a house stands on the coast, and how far it is from what guests go to. */
export default function Place({ property }: { property: Property }) {
  const texts = t.detail.place;
  return (
    <DetailSection title={texts.title}>
      <Sheet>
        <DrawnMap label={texts.map(t.properties[property.id].title)} house={property.id} />
      </Sheet>
      <Distances>
        <KeyValueList
          items={destinations.map((to) => ({
            key: texts.to[to],
            value: formatDistance(distances[property.id][to]),
          }))}
        />
      </Distances>
    </DetailSection>
  );
}
