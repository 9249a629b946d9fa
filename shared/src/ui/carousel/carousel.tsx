import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { VisuallyHidden } from '../layout';
import { useSwipe } from '../use-swipe';
import { ui as texts } from '../../texts/en/ui';
import { Arrow, Controls, Dot, Dots, Frame, Slide } from './carousel.styles';

const SECOND_SLIDE_AFTER_MS = 1500;

interface CarouselProps {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  /** Called with the index of the visible slide, from 0, on every change. */
  onChange?: (index: number) => void;
}

/**
 * Slides that cross-fade and wrap at both ends (ARIA APG 'Carousel'). Controls: arrows, dots, arrow keys and swipe.
 * Only the slides already shown and the next one are in the document, so the first view loads one picture. To restart
 * with other slides, change the `key`.
 */
export function Carousel({ label, slides, onChange }: CarouselProps) {
  const total = slides.length;
  const [index, setIndex] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    // The second slide loads later, so that the first slide has the network to itself.
    const timer = setTimeout(() => setReached((before) => new Set([...before, 1])), SECOND_SLIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const move = (target: number) => {
    const next = (target + total) % total;
    setIndex(next);
    setReached((before) => new Set([...before, next, (next + 1) % total]));
    setAnnouncement(texts.slideOf(next + 1, total));
    onChange?.(next);
  };
  const swipe = useSwipe((direction) => move(index + direction));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(index + (event.key === 'ArrowLeft' ? -1 : 1));
  };

  return (
    <Frame aria-roledescription={texts.carousel} aria-label={label} onKeyDown={onKeyDown} {...swipe}>
      {total > 1 && (
        <>
          <Controls>
            <Dots role="group" aria-label={label}>
              {slides.map(({ key }, place) => (
                <Dot
                  key={key}
                  type="button"
                  aria-label={texts.goToSlide(place + 1)}
                  aria-current={place === index ? 'true' : undefined}
                  onClick={() => move(place)}
                />
              ))}
            </Dots>
          </Controls>
          <Arrow $side="left">
            <IconButton
              filled
              label={texts.previousSlide}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => move(index - 1)}
            />
          </Arrow>
          <Arrow $side="right">
            <IconButton
              filled
              label={texts.nextSlide}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => move(index + 1)}
            />
          </Arrow>
        </>
      )}
      {slides.map(
        ({ key, content }, place) =>
          reached.has(place) && (
            <Slide
              key={key}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.slideOf(place + 1, total)}
              aria-hidden={place !== index}
            >
              {content}
            </Slide>
          ),
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Frame>
  );
}
