import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../icon-button';
import { VisuallyHidden } from '../layout';
import { useSwipe } from '../use-swipe';
import { ui as texts } from '../../texts/en/ui';
import { media, motion, plainButton, space, token } from '../../theme';

/** Fills the height that its place has. */
const Frame = styled.section`
  position: relative;
  overflow: hidden;
  height: 100%;
  background: ${token.color.surfaceSunken};
  touch-action: pan-y pinch-zoom;
`;

const Slide = styled.div`
  position: absolute;
  inset: 0;
  ${motion('opacity, visibility', '280ms')}

  &[aria-hidden='true'] {
    opacity: 0;
    visibility: hidden;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Controls = styled.div`
  position: absolute;
  z-index: 1;
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  padding: ${space(3)} ${space(1)};
  pointer-events: none;

  > * {
    pointer-events: auto;
  }
`;

const Arrow = styled.div<{ $side: 'left' | 'right' }>`
  position: absolute;
  z-index: 1;
  top: 50%;
  ${({ $side }) => $side}: ${space(3)};
  transform: translateY(-50%);

  ${media.tablet} {
    ${({ $side }) => $side}: ${space(5)};
  }
`;

const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  padding-inline: ${space(1)};
  border-radius: ${token.radius.round};
  background: rgb(20 30 32 / 55%);
`;

const Dot = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 2rem;

  /* The smallest target (WCAG 2.5.8): twelve of them stand in one row of the narrowest phone. */
  ${media.phoneOnly} {
    width: 1.5rem;
  }

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid #fff;
    border-radius: ${token.radius.round};
    ${motion('width, background-color')}
  }

  &[aria-current='true']::before {
    width: 1.125rem;
    background: #fff;
  }

  &:focus-visible {
    outline-color: #fff;
    outline-offset: -2px;
  }

  ${media.forcedColors} {
    &[aria-current='true']::before {
      background: Highlight;
    }
  }
`;

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
