import { Picture } from '@marisma/area-kit/media';
import { Lightbox } from '@marisma/area-kit/ui';
import { pictureNamed, type PictureName } from '../content/pictures';
import { t } from '../texts';

export interface GalleryLightboxProps {
  label: string;
  pictures: readonly PictureName[];
  index: number | undefined;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** The house's pictures in full screen. A separate chunk, fetched when it is first opened. */
export default function GalleryLightbox({ pictures, ...rest }: GalleryLightboxProps) {
  return (
    <Lightbox
      {...rest}
      pictures={pictures.map((name) => {
        const picture = pictureNamed(name);
        return {
          key: name,
          content: <Picture of={picture} sizes="100vw" />,
          caption: `${picture.alt} · ${t.common.visualizations}`,
        };
      })}
    />
  );
}
