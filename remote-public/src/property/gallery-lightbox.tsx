import { Picture } from '@marisma/area-kit/media';
import { Lightbox } from '@marisma/area-kit/ui';
import { housePicture } from '../content/pictures/houses';
import type { HousePicture } from '../content/property';
import { t } from '../texts';

interface GalleryLightboxProps {
  label: string;
  pictures: readonly HousePicture[];
  index: number | undefined;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

/** The house's pictures in full screen, by room. A separate chunk, fetched when it is first opened. */
export default function GalleryLightbox({ pictures, ...rest }: GalleryLightboxProps) {
  return (
    <Lightbox
      {...rest}
      groupsLabel={t.detail.byRoom}
      pictures={pictures.map(({ name, room }) => {
        const picture = housePicture(name);
        return {
          key: name,
          group: t.detail.rooms[room],
          content: <Picture of={picture} sizes="100vw" />,
          caption: `${picture.alt} · ${t.common.visualizations}`,
        };
      })}
    />
  );
}
