import { layer, token, visuallyHidden } from '@marisma/area-kit/theme';
import { useSwipe } from '@marisma/area-kit/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChevronDown } from 'lucide-react';
import { slides } from '../content/slides';
import { t } from '../texts';
import { ControlBar } from './control-bar';
import { useDeckKeys } from './keys';
import { Overview } from './overview';
import { PrintPages } from './print-deck';
import { SlideView } from './slides/slide-view';
import { useDeck } from './use-deck';
import { useFullScreen } from './use-full-screen';

/** Less than a line below the bar is no reason to scroll. */
const LINE_PX = 24;

const Hint = styled.div`
  position: sticky;
  bottom: calc(var(--bar-height) + 0.75rem);
  z-index: ${layer.sticky};
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  margin: -3rem 0.75rem 0.75rem auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.round};
  background: ${token.color.surface};
  color: ${token.color.accent};
  pointer-events: none;

  &[hidden] {
    display: none;
  }

  @media print {
    display: none;
  }
`;

/**
 * Shows that the slide goes on below the window, for the eye alone: a screen reader reads on anyway.
 * @param slide the slide's number; another slide is measured anew
 */
function MoreBelow({ slide }: { slide: number }) {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const measure = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      setMore(scrollHeight - clientHeight - scrollTop > LINE_PX);
    };
    measure();
    // Pictures that arrive later may change the height; their events do not bubble.
    window.addEventListener('load', measure, true);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('load', measure, true);
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [slide]);
  return (
    <Hint hidden={!more} aria-hidden="true" data-more-below="">
      <ChevronDown size={20} strokeWidth={1.5} />
    </Hint>
  );
}

export const title = t.documentTitle;
export const description = t.documentDescription;

/** The bar has a fixed height, so that a slide fills exactly the rest of the window. */
const Root = styled.div`
  --bar-height: calc(5.25rem + env(safe-area-inset-bottom, 0px));
  --slide-height: calc(100dvh - var(--bar-height));
  min-height: 100dvh;
  background: ${token.color.page};
  color: ${token.color.text};
  hyphens: manual;

  /* The deck is focused only by a click. */
  &:focus {
    outline: none;
  }

  @media (min-width: 40rem) {
    --bar-height: calc(3.5rem + env(safe-area-inset-bottom, 0px));
  }

  @media print {
    --slide-height: 720px;
    min-height: 0;
    background: none;
    visibility: visible;
  }
`;

const Stage = styled.div`
  position: relative;
  z-index: ${layer.base};
  min-height: var(--slide-height);
  overflow: clip;
  touch-action: pan-y pinch-zoom;

  /* What is focused stops above the bar. */
  a,
  button {
    scroll-margin-bottom: var(--bar-height);
  }

  @media print {
    overflow: visible;
  }
`;

const HiddenHeading = styled.h1`
  ${visuallyHidden}
`;

/**
 * The proposal that management presents to owners and gives them as a PDF: one slide at a time on screen, all slides in
 * print.
 */
export default function Deck() {
  const { index, locked, direction, go } = useDeck();
  const { stage, ahead } = usePicturesAhead(index);
  const [overviewOpen, setOverviewOpen] = useState(false);
  const fullScreen = useFullScreen();
  const swipe = useSwipe((direction) => go(direction === 1 ? 'next' : 'previous'));

  useDeckKeys(!overviewOpen, (command, repeated) => {
    if (command === 'overview') setOverviewOpen(true);
    else if (command !== 'fullScreen') go(command);
    else if (!repeated) fullScreen.toggle();
  });

  const placeOf = (position: number) =>
    position === index ? 'current' : position === ahead ? 'ahead' : 'away';

  return (
    <Root
      role="region"
      aria-roledescription={t.presentation}
      aria-label={t.deck}
      lang="es-MX"
      data-deck=""
      // Lets a click on a slide focus the deck, which enables the letter shortcuts.
      tabIndex={-1}
    >
      <PrintPages />
      <HiddenHeading>{t.heading}</HiddenHeading>
      <Stage {...stage} {...swipe}>
        {slides.map((slide, position) => (
          <SlideView
            key={slide.id}
            slide={slide}
            number={position + 1}
            place={placeOf(position)}
            direction={position === index ? direction : null}
          />
        ))}
      </Stage>
      <MoreBelow slide={index} />
      <ControlBar
        index={index}
        locked={locked}
        go={go}
        fullScreen={fullScreen}
        onOverview={() => setOverviewOpen(true)}
      />
      <Overview
        open={overviewOpen}
        index={index}
        locked={locked}
        onClose={() => setOverviewOpen(false)}
        onChoose={(chosen) => {
          setOverviewOpen(false);
          go(chosen);
        }}
      />
    </Root>
  );
}

const isSettled = (image: HTMLImageElement) =>
  image.complete || image.getBoundingClientRect().top > window.innerHeight;

/**
 * Loads the next slide's pictures after those of the current slide, so that they never compete.
 * @returns props for the element around the slides, and the index of the slide to render ahead, or null
 */
function usePicturesAhead(index: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<number | null>(null);

  const check = () => {
    const images = ref.current?.querySelectorAll<HTMLImageElement>('[data-place="current"] img');
    if (images && [...images].every(isSettled)) setSettled(index);
  };

  useEffect(() => {
    const timer = setTimeout(check);
    return () => clearTimeout(timer);
  });

  return {
    stage: { ref, onLoadCapture: check, onErrorCapture: check },
    ahead: settled === index ? index + 1 : null,
  };
}
