import { Picture } from '@marisma/area-kit/media';
import { useShell } from '@marisma/area-kit/shell';
import { Carousel, useDeferred } from '@marisma/area-kit/ui';
import { Expand } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { focusRing, media, plainButton, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { housePicture } from '../content/pictures/houses';
import type { HousePicture } from '../content/property';
import { t } from '../texts';
import { EdgeButton } from './edge-button';

/** The carousel alone on a phone; from a tablet on with four small pictures beside it. */
const Mosaic = styled.div<{ $tiles: boolean }>`
  display: grid;
  gap: ${space(2)};
  aspect-ratio: 4 / 3;

  > * {
    min-width: 0;
    min-height: 0;
  }

  ${media.phoneOnly} {
    margin-inline: -${space(5)};
  }

  ${media.tablet} {
    aspect-ratio: 16 / 9;
    ${({ $tiles }) =>
      $tiles &&
      `grid-template: 1fr 1fr / 3fr 1fr 1fr;

      > :first-child {
        grid-row: span 2;
      }`}
  }

  ${media.desktop} {
    aspect-ratio: 9 / 4;
  }
`;

const Tile = styled.div`
  position: relative;
  overflow: hidden;

  ${media.phoneOnly} {
    display: none;
  }
`;

const Open = styled.button`
  ${plainButton}
  position: absolute;
  inset: 0;
  cursor: zoom-in;
  ${focusRing}

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding-top: ${space(2)};
  font-size: ${token.size.xs};
  color: ${token.color.textMuted};
`;

const TILE_COUNT = 4;

/**
 * Takes a house's pictures; gives the places of the four that stand beside the first: one of each further room, then
 * any others. A house with fewer pictures has no mosaic.
 */
export function mosaicTiles(pictures: readonly HousePicture[]): readonly number[] {
  const others = pictures.map((_, index) => index).slice(1);
  const newRoom = (index: number) =>
    pictures.findIndex(({ room }) => room === pictures[index]?.room) === index;
  const chosen = [...others.filter(newRoom), ...others.filter((index) => !newRoom(index))].slice(
    0,
    TILE_COUNT,
  );
  return chosen.length === TILE_COUNT ? chosen : [];
}

const importLightbox = () => import('./gallery-lightbox');

type GalleryProps = { title: string; pictures: readonly HousePicture[] };

/** Widths of the pictures, which are wider than the places that they cover. */
const SIZES = {
  alone: '(min-width: 1440px) 1376px, (min-width: 768px) 100vw, 120vw',
  first: '(min-width: 1440px) 980px, (min-width: 1024px) 68vw, (min-width: 768px) 83vw, 120vw',
  tile: '(min-width: 1440px) 482px, (min-width: 1024px) 34vw, 41vw',
};

/**
 * The house's pictures as a carousel, on wide screens with one of each further room beside it; a click on a picture or
 * on the button below opens the lightbox.
 */
export function Gallery({ title, pictures }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const { notify, reportError } = useShell();
  // The picture in the lightbox, whose code is fetched when it is first opened; a failed fetch can be repeated.
  const [open, setOpen] = useState<number>();
  const { Component: Lightbox, error } = useDeferred(importLightbox, open !== undefined);
  const fail = useEffectEvent((reason: unknown) => {
    setOpen(undefined);
    reportError(reason, { area: 'public', during: 'opening the gallery' });
    notify({ kind: 'error', title: t.detail.galleryFailed });
  });
  useEffect(() => {
    if (error !== undefined) fail(error);
  }, [error]);
  const label = t.detail.gallery(title);
  const tiles = mosaicTiles(pictures);
  return (
    <div>
      <Mosaic $tiles={tiles.length > 0}>
        <Carousel
          label={label}
          onChange={setShown}
          slides={pictures.map(({ name }, index) => ({
            key: name,
            content: (
              <Open type="button" onClick={() => setOpen(index)}>
                <Picture
                  of={housePicture(name)}
                  sizes={tiles.length > 0 ? SIZES.first : SIZES.alone}
                  priority={index === 0}
                  fill
                />
              </Open>
            ),
          }))}
        />
        {tiles.map((index) => (
          <Tile key={index}>
            <Open type="button" onClick={() => setOpen(index)}>
              <Picture of={housePicture(pictures[index]!.name)} sizes={SIZES.tile} plain fill />
            </Open>
          </Tile>
        ))}
      </Mosaic>
      <Foot>
        <span>{t.common.visualizations}</span>
        <EdgeButton variant="quiet" size="sm" onClick={() => setOpen(shown)}>
          <Expand aria-hidden="true" strokeWidth={1.75} />
          {t.detail.openGallery}
        </EdgeButton>
      </Foot>
      {Lightbox && (
        <Lightbox
          label={label}
          pictures={pictures}
          index={open}
          onIndexChange={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
