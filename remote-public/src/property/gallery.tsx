import { Picture } from '@marisma/area-kit/media';
import { focusRing, media, plainButton, space, token } from '@marisma/area-kit/theme';
import { Carousel } from '@marisma/area-kit/ui';
import { Expand } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { pictureNamed, type PictureName } from '../content/pictures';
import { t } from '../texts';
import { EdgeButton } from './edge-button';
import { useLightbox } from './use-lightbox';

const Frame = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;

  ${media.phoneOnly} {
    margin-inline: -${space(5)};
  }

  ${media.tablet} {
    aspect-ratio: 16 / 9;
  }

  ${media.desktop} {
    aspect-ratio: 9 / 4;
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

type GalleryProps = { title: string; pictures: readonly PictureName[] };

/** The house's pictures as a carousel; a click on a picture or on the button below opens the lightbox. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [shown, setShown] = useState(0);
  const lightbox = useLightbox();
  const label = t.detail.gallery(title);
  return (
    <div>
      <Frame>
        <Carousel
          label={label}
          onChange={setShown}
          slides={pictures.map((name, index) => ({
            key: name,
            content: (
              <Open type="button" onClick={() => void lightbox.open(index)}>
                <Picture
                  of={pictureNamed(name)}
                  sizes="(min-width: 1440px) 1376px, 100vw"
                  priority={index === 0}
                  fill
                />
              </Open>
            ),
          }))}
        />
      </Frame>
      <Foot>
        <span>{t.common.visualizations}</span>
        <EdgeButton variant="quiet" size="sm" onClick={() => void lightbox.open(shown)}>
          <Expand aria-hidden="true" strokeWidth={1.75} />
          {t.detail.openGallery}
        </EdgeButton>
      </Foot>
      {lightbox.Gallery && (
        <lightbox.Gallery
          label={label}
          pictures={pictures}
          index={lightbox.index}
          onIndexChange={lightbox.show}
          onClose={lightbox.close}
        />
      )}
    </div>
  );
}
