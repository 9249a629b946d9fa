import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { useBackCloses } from '../use-back-closes';
import { useModal } from '../use-modal';
import { useSwipe } from '../use-swipe';
import { ui as texts } from '../../texts/en/ui';
import { Bar, Frame, GroupButton, Groups, Side, Stage, Zoomed } from './lightbox.styles';

type Pictures = readonly { key: string; content: ReactNode; caption?: string; group?: string }[];

interface LightboxProps {
  label: string;
  /** Pictures of one group stand together; its name is shown. */
  pictures: Pictures;
  groupsLabel?: string;
  /** Index of the visible picture, from 0; undefined while closed. */
  index: number | undefined;
  onIndexChange: (index: number) => void;
  onClose: () => void;
}

const KEYS: Partial<Record<string, { step: -1 | 1; byGroup?: boolean }>> = {
  ArrowLeft: { step: -1 },
  ArrowRight: { step: 1 },
  ArrowUp: { step: -1, byGroup: true },
  ArrowDown: { step: 1, byGroup: true },
};

/** The groups of pictures in their order, with the place of the first picture of each. */
const groupsOf = (pictures: Pictures) =>
  pictures.flatMap(({ group }, first) =>
    group !== undefined && group !== pictures[first - 1]?.group ? [{ name: group, first }] : [],
  );

/** Where the row of groups is wider than the screen, the current one stays in view. */
function centerInRow(button: HTMLElement | null) {
  const row = button?.parentElement;
  if (row) row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
}

/** A picture that is larger than the screen shows its middle first. */
function scrollToMiddle(picture: HTMLElement | null) {
  const stage = picture?.parentElement;
  stage?.scrollTo((stage.scrollWidth - stage.clientWidth) / 2, (stage.scrollHeight - stage.clientHeight) / 2);
}

/**
 * Pictures in full screen. The left and right arrow keys, swipe and buttons wrap around; the up and down keys and the row
 * of groups go to the first picture of a group. The zoom button or the browser's pinch enlarges a picture; a finger then
 * pans the picture instead of changing it.
 */
export function Lightbox({ label, pictures, groupsLabel, index, onIndexChange, onClose }: LightboxProps) {
  const [zoomed, setZoomed] = useState(false);
  const modal = useModal(index !== undefined, onClose);
  useBackCloses(index !== undefined, onClose);
  const total = pictures.length;
  const current = index ?? 0;
  const picture = pictures[current];

  const groups = groupsOf(pictures);

  const show = (next: number) => {
    setZoomed(false);
    onIndexChange(next);
  };
  const move = (step: -1 | 1) => show((current + step + total) % total);
  const moveToGroup = (step: -1 | 1) => {
    const shown = groups.findLastIndex(({ first }) => first <= current);
    show(groups[(shown + step + groups.length) % groups.length]?.first ?? current);
  };
  const swipe = useSwipe((direction) => !zoomed && move(direction));
  const onKeyDown = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (zoomed || !key || (key.byGroup && groups.length === 0)) return;
    event.preventDefault();
    if (key.byGroup) moveToGroup(key.step);
    else move(key.step);
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
            <span aria-live="polite">
              {picture.group && <strong>{picture.group}</strong>}
              <span>{texts.pictureOf(current + 1, total)}</span>
            </span>
            <IconButton
              label={zoomed ? texts.zoomOut : texts.zoomIn}
              icon={zoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
              onClick={() => setZoomed(!zoomed)}
            />
            <IconButton label={texts.close} icon={<X aria-hidden="true" />} onClick={onClose} />
          </Bar>
          <Stage {...swipe} tabIndex={zoomed ? 0 : undefined} $zoomed={zoomed}>
            <Zoomed key={picture.key} ref={zoomed ? scrollToMiddle : undefined} $zoomed={zoomed}>
              {picture.content}
            </Zoomed>
          </Stage>
          {picture.caption && <p>{picture.caption}</p>}
          {groups.length > 1 && !zoomed && (
            <Groups role="group" aria-label={groupsLabel}>
              {groups.map(({ name, first }) => (
                <GroupButton
                  key={first}
                  type="button"
                  ref={name === picture.group ? centerInRow : undefined}
                  aria-current={name === picture.group ? 'true' : undefined}
                  onClick={() => show(first)}
                >
                  {name}
                </GroupButton>
              ))}
            </Groups>
          )}
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
