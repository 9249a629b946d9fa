import { useState } from 'react';
import styled from 'styled-components';
import { space, token, type ColorRole } from '@marisma/area-kit/theme';
import { Button, Carousel, Lightbox, ScrollRow } from '@marisma/area-kit/ui';
import { Chapter, Specimen } from '../specimen';

const Picture = styled.div<{ $ground: ColorRole }>`
  display: grid;
  place-items: center;
  height: 100%;
  min-height: 12rem;
  padding: ${space(6)};
  background: ${({ $ground }) => token.color[$ground]};
  color: ${token.color.onAccent};
  font-family: ${token.font.display};
  font-size: ${token.size.headline};
  font-variant-numeric: lining-nums;
`;

const grounds = ['accent', 'warm', 'accentStrong', 'eyebrow', 'success', 'textMuted'] as const;
const pictures = grounds.map((ground, index) => ({
  key: ground,
  content: <Picture $ground={ground}>Picture {index + 1}</Picture>,
}));

export function Slides() {
  const [index, setIndex] = useState<number>();
  return (
    <Chapter id="slides" title="Slides">
      <Specimen name="Carousel">
        <Carousel label="Villa Serenity" slides={pictures} ratio="16 / 9" />
      </Specimen>
      <Specimen name="ScrollRow">
        <ScrollRow title="Popular homes" items={pictures} level={4} />
      </Specimen>
      <Specimen name="Lightbox" row>
        <Button onClick={() => setIndex(0)}>Open the gallery</Button>
        <Lightbox
          label="Villa Serenity"
          pictures={pictures.map((picture) => ({ ...picture, caption: `The ${picture.key} picture` }))}
          index={index}
          onIndexChange={setIndex}
          onClose={() => setIndex(undefined)}
        />
      </Specimen>
    </Chapter>
  );
}
