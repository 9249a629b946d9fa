import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { useModal } from '../use-modal';
import { useSwipe } from '../use-swipe';
import { ui as texts } from '../../texts/en/ui';
import { Bar, Frame, Side, Stage, Zoomed } from './lightbox.styles';

export type LightboxProps = {
  /** The subject of the pictures; the dialog's accessible name. */
  label: string;
  pictures: readonly { key: string; content: ReactNode; caption?: string }[];
  /** Index of the visible picture, from 0; undefined while closed. */
  index: number | undefined;
  onIndexChange: (index: number) => void;
  onClose: () => void;
};

/**
 * Pictures in full screen. Arrow keys, swipe and buttons wrap around. The zoom button or the browser's pinch enlarges a
 * picture; a finger then pans the picture instead of changing it.
 */
export function Lightbox({ label, pictures, index, onIndexChange, onClose }: LightboxProps) {
  const [zoomed, setZoomed] = useState(false);
  const modal = useModal(index !== undefined, onClose);
  const total = pictures.length;
  const at = index ?? 0;
  const picture = pictures[at];

  const move = (step: -1 | 1) => {
    setZoomed(false);
    onIndexChange((at + step + total) % total);
  };
  const swipe = useSwipe((direction) => !zoomed && move(direction));
  const onKeyDown = (event: KeyboardEvent) => {
    if (zoomed || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };

  return (
    <Frame
      {...modal}
      aria-label={index === undefined ? undefined : label}
      data-locks-scroll="dark"
      onKeyDown={onKeyDown}
    >
      {index !== undefined && picture && (
        <>
          <Bar>
            <span aria-live="polite">{texts.pictureOf(at + 1, total)}</span>
            <IconButton
              label={zoomed ? texts.zoomOut : texts.zoomIn}
              icon={zoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
              onClick={() => setZoomed(!zoomed)}
            />
            <IconButton label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
          </Bar>
          <Stage {...swipe} tabIndex={zoomed ? 0 : undefined} $zoomed={zoomed}>
            <Zoomed key={picture.key} $zoomed={zoomed}>
              {picture.content}
            </Zoomed>
          </Stage>
          {picture.caption && <p>{picture.caption}</p>}
          {total > 1 && !zoomed && (
            <>
              <Side $side="left">
                <IconButton
                  label={texts.previousPicture}
                  icon={<ChevronLeft aria-hidden="true" />}
                  onClick={() => move(-1)}
                />
              </Side>
              <Side $side="right">
                <IconButton
                  label={texts.nextPicture}
                  icon={<ChevronRight aria-hidden="true" />}
                  onClick={() => move(1)}
                />
              </Side>
            </>
          )}
        </>
      )}
    </Frame>
  );
}
