import { useShell } from '@marisma/area-kit/shell';
import { useState, type ComponentType } from 'react';
import { t } from '../texts';
import type { GalleryLightboxProps } from './gallery-lightbox';

/** The picture in the lightbox, and the lightbox's code, fetched when first opened; a failed fetch can be retried. */
export function useLightbox() {
  const { notify, reportError } = useShell();
  const [index, setIndex] = useState<number>();
  const [Gallery, setGallery] = useState<ComponentType<GalleryLightboxProps>>();

  const open = async (picture: number) => {
    setIndex(picture);
    if (Gallery) return;
    try {
      const loaded = await import('./gallery-lightbox');
      setGallery(() => loaded.default);
    } catch (error) {
      setIndex(undefined);
      reportError(error, { area: 'public', during: 'opening the gallery' });
      notify({ kind: 'error', title: t.detail.galleryFailed });
    }
  };

  return { Gallery, index, open, show: setIndex, close: () => setIndex(undefined) };
}
