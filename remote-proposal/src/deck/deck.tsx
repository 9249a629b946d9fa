import { useSwipe } from '@marisma/area-kit/ui';
import { useState } from 'react';
import type { Slide } from '../content/slide';
import { t } from '../texts';
import { ControlBar } from './controls/control-bar';
import { Overview } from './controls/overview';
import { useFullScreen } from './controls/use-full-screen';
import { HiddenHeading, Root, Stage } from './deck.styles';
import { MoreBelow } from './more-below';
import type { KeyCommand } from './moves/read-key';
import { useDeck } from './moves/use-deck';
import { useDeckKeys } from './moves/use-deck-keys';
import { PrintPages } from './print/print-pages';
import { SlideView } from './slides/slide-view';
import { usePicturesAhead } from './use-pictures-ahead';

/** Minimum distance of a swipe. */
const SWIPE_THRESHOLD_PX = 50;

/** A slideshow: one slide at a time on screen, all slides in print. */
export function Deck({ slides }: { slides: readonly Slide[] }) {
  const { index, locked, direction, go } = useDeck(slides);
  const { stage, ahead } = usePicturesAhead(index);
  const [overviewOpen, setOverviewOpen] = useState(false);
  const fullScreen = useFullScreen();
  const swipe = useSwipe((direction) => go(direction === 1 ? 'next' : 'previous'), SWIPE_THRESHOLD_PX);

  useDeckKeys(!overviewOpen, (command: KeyCommand, repeated) => {
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
            total={slides.length}
            place={placeOf(position)}
            direction={position === index ? direction : null}
          />
        ))}
      </Stage>
      <MoreBelow slide={index} />
      <ControlBar
        slides={slides}
        index={index}
        locked={locked}
        go={go}
        fullScreen={fullScreen}
        onOverview={() => setOverviewOpen(true)}
      />
      <Overview
        open={overviewOpen}
        slides={slides}
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
