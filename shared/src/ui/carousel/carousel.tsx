import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useCallback, useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { VisuallyHidden } from '../layout';
import { useAutoAdvance } from '../use-auto-advance';
import { useSwipe } from '../use-swipe';
import { useUiTexts } from '../ui-texts';
import { Arrow, Controls, Dot, Dots, Frame, PauseButton, Slide } from './carousel.styles';

export type CarouselSlide = { key: string; content: ReactNode };

export type CarouselProps = {
  /** What the slides show. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Milliseconds after which it moves on by itself; it stands still when left out. */
  interval?: number;
  /** CSS aspect ratio, '16 / 9'; without it the carousel fills the height it is given. */
  ratio?: string;
  arrows?: boolean;
  /** Called with the slide that shows, counted from 0, whenever it changes. */
  onChange?: (index: number) => void;
  className?: string;
};

/**
 * Slides that fade into each other and wrap at both ends (ARIA APG 'Carousel'). Moves by arrows, dots, arrow keys and
 * swipe. Only slides that were shown, and the next one, are in the document, so the first view loads one picture.
 * To begin anew with other slides, give it another `key`.
 */
export function Carousel({
  label,
  slides,
  interval,
  ratio,
  arrows = true,
  onChange,
  className,
}: CarouselProps) {
  const texts = useUiTexts();
  const total = slides.length;
  const [index, setIndex] = useState(0);
  const [said, setSaid] = useState('');
  const [reached, setReached] = useState<ReadonlySet<number>>(new Set([0]));

  const show = useCallback(
    (target: number) => {
      const next = (target + total) % total;
      setIndex(next);
      setReached((before) => new Set([...before, next, (next + 1) % total]));
      onChange?.(next);
    },
    [total, onChange],
  );
  const advance = useCallback(() => show(index + 1), [show, index]);
  const auto = useAutoAdvance(total > 1 ? interval : undefined, index, advance);

  const move = (target: number) => {
    setSaid(texts.slideOf(((target + total) % total) + 1, total));
    show(target);
  };
  const swipe = useSwipe((direction) => move(index + direction));

  useEffect(() => {
    // The second slide waits until the first had its turn on the network.
    const timer = setTimeout(() => setReached((before) => new Set([...before, 1])), 1500);
    return () => clearTimeout(timer);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(index + (event.key === 'ArrowLeft' ? -1 : 1));
  };

  return (
    <Frame
      aria-roledescription="carousel"
      aria-label={label}
      $ratio={ratio}
      className={className}
      onKeyDown={onKeyDown}
      {...swipe}
      {...auto.hold}
    >
      {total > 1 && (
        <>
          <Controls>
            {auto.possible && (
              <PauseButton
                type="button"
                aria-label={auto.paused ? texts.playSlides : texts.pauseSlides}
                onClick={auto.togglePaused}
              >
                {auto.paused ? (
                  <Play aria-hidden="true" fill="currentColor" />
                ) : (
                  <Pause aria-hidden="true" fill="currentColor" />
                )}
              </PauseButton>
            )}
            <Dots role="group" aria-label={label}>
              {slides.map((slide, at) => (
                <Dot
                  key={slide.key}
                  type="button"
                  aria-label={texts.goToSlide(at + 1)}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => move(at)}
                />
              ))}
            </Dots>
          </Controls>
          {arrows && (
            <Arrow $side="start">
              <IconButton
                filled
                label={texts.previousSlide}
                icon={<ChevronLeft aria-hidden="true" />}
                onClick={() => move(index - 1)}
              />
            </Arrow>
          )}
          {arrows && (
            <Arrow $side="end">
              <IconButton
                filled
                label={texts.nextSlide}
                icon={<ChevronRight aria-hidden="true" />}
                onClick={() => move(index + 1)}
              />
            </Arrow>
          )}
        </>
      )}
      {slides.map(
        (slide, at) =>
          reached.has(at) && (
            <Slide
              key={slide.key}
              role="group"
              aria-roledescription="slide"
              aria-label={texts.slideOf(at + 1, total)}
              aria-hidden={at !== index}
              $active={at === index}
            >
              {slide.content}
            </Slide>
          ),
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </Frame>
  );
}
