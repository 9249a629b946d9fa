import { Picture } from '@marisma/area-kit/media';
import { focusRing, media, plainList, space, token } from '@marisma/area-kit/theme';
import { Dialog } from '@marisma/area-kit/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Slide } from '../content/slide';
import { slides } from '../content/slides';
import { t } from '../texts';

const Grid = styled.ol`
  ${plainList}
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
  gap: ${space(4)} ${space(3)};
`;

const Card = styled.button`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${token.size.sm};
  line-height: 1.3;
  text-align: start;
  ${focusRing}

  &[aria-current] {
    color: ${token.color.accent};
    font-weight: 600;
  }
`;

const Thumbnail = styled.span<{ $dark: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  background: ${({ $dark }) => ($dark ? token.color.accentStrong : token.color.surfaceSand)};
  color: ${({ $dark }) => ($dark ? token.color.surfaceSand : token.color.eyebrow)};
  font-family: ${token.font.display};
  font-size: 2rem;
  font-variant-numeric: lining-nums;

  ${Card}[aria-current] & {
    outline: 2px solid ${token.color.accent};
    outline-offset: 1px;
  }

  ${media.hover} {
    ${Card}:hover & {
      border-color: ${token.color.accent};
    }
  }
`;

/** A slide's picture, or else its number on the slide's background color. */
function SlideThumbnail({ slide, number }: { slide: Slide; number: number }) {
  const picture = slide.layout === 'gallery' ? slide.pictures[0] : slide.picture;
  return (
    <Thumbnail aria-hidden="true" $dark={slide.layout !== 'full' && slide.ground === 'lagoon'}>
      {picture ? <Picture of={picture.of} sizes="10rem" alt="" fill /> : number}
    </Thumbnail>
  );
}

interface OverviewProps {
  open: boolean;
  index: number;
  locked: boolean;
  onClose: () => void;
  onChoose: (index: number) => void;
}

/** The dialog with all slides, to jump to one. */
export function Overview({ open, index, locked, onClose, onChoose }: OverviewProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    // A locked card cannot take the focus. When the lock opens, the visitor may have moved it already.
    if (!open || locked || list.current?.contains(document.activeElement)) return;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [open, locked]);

  return (
    <Dialog open={open} onClose={onClose} title={t.overview} closeLabel={t.closeOverview} width="lg">
      <Grid ref={list}>
        {slides.map((slide, position) => (
          <li key={slide.id}>
            <Card
              type="button"
              aria-current={position === index || undefined}
              disabled={locked}
              onClick={() => onChoose(position)}
            >
              <SlideThumbnail slide={slide} number={position + 1} />
              {`${position + 1}. ${slide.name}`}
            </Card>
          </li>
        ))}
      </Grid>
    </Dialog>
  );
}
