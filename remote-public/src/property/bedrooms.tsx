import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Button, Stack, Text } from '@marisma/area-kit/ui';
import { BedDouble, BedSingle } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import type { Property } from '../content/properties';
import { t } from '../texts';
import { DetailSection } from './detail-section';

const Rooms = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(8)} ${space(6)};
  margin-bottom: ${space(8)};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }

  svg {
    width: 1.75rem;
    height: 1.75rem;
    margin-bottom: ${space(2)};
    color: ${token.color.eyebrow};
  }
`;

/** The beds of each bedroom. The button is part of the design and does nothing. */
export function Bedrooms({ property }: { property: Property }) {
  const { bedroomArrangement, showArrangement, arrangementShown } = t.detail;
  const noteId = useId();
  return (
    <DetailSection title={bedroomArrangement}>
      <Rooms>
        {t.properties[property.id].rooms.map((room, index) => {
          const beds = property.bedroomArrangement[index];
          const Icon = beds?.kind === 'twin' ? BedSingle : BedDouble;
          return (
            <li key={room}>
              <Icon aria-hidden="true" strokeWidth={1.25} />
              <Text $strong>{room}</Text>
              {beds && (
                <Text $size="sm" $muted>
                  {t.common.beds[beds.kind](beds.count)}
                </Text>
              )}
            </li>
          );
        })}
      </Rooms>
      <Stack $row $wrap $gap={4}>
        <Button variant="outline" aria-describedby={noteId}>
          {showArrangement}
        </Button>
        <Text id={noteId} $size="sm" $muted>
          {arrangementShown}
        </Text>
      </Stack>
    </DetailSection>
  );
}
