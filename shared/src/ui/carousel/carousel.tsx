import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../icon-button';
import { VisuallyHidden } from '../layout';
import { useSwipe } from '../use-swipe';
import { ui as texts } from '../../texts/en/ui';
import { Arrow, Controls, Dot, Dots, Frame, Slide } from './carousel.styles';
import { useSlides } from './use-slides';

export type CarouselSlide = { key: string; content: ReactNode };

export type CarouselProps = {
  /** Accessible name: the subject of the slides. */
  label: string;
  slides: readonly CarouselSlide[];
  /** CSS aspect ratio, '16 / 9'; without it the carousel fills the available height. */
  ratio?: string;
  /** Called with the index of the visible slide, from 0, on every change. */
  onChange?: (index: number) => void;
};

/**
 * Slides that cross-fade and wrap at both ends (ARIA APG 'Carousel'). Controls: arrows, dots, arrow keys and swipe.
 * Only the slides already shown and the next one are in the document, so the first view loads one picture. To restart
 * with other slides, change the `key`.
 */
export function Carousel({ label, slides, ratio, onChange }: CarouselProps) {
  const total = slides.length;
  const { index, reached, announcement, move } = useSlides(total, onChange);
  const swipe = useSwipe((direction) => move(index + direction));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(index + (event.key === 'ArrowLeft' ? -1 : 1));
  };

  return (
    <Frame
      aria-roledescription={texts.carousel}
      aria-label={label}
      $ratio={ratio}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      {total > 1 && (
        <>
          <Controls>
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
          <Arrow $side="start">
            <IconButton
              filled
              label={texts.previousSlide}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => move(index - 1)}
            />
          </Arrow>
          <Arrow $side="end">
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
        (slide, at) =>
          reached.has(at) && (
            <Slide
              key={slide.key}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.slideOf(at + 1, total)}
              aria-hidden={at !== index}
            >
              {slide.content}
            </Slide>
          ),
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </Frame>
  );
}
