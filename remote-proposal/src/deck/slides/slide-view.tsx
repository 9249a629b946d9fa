import { memo } from 'react';
import type { Slide } from '../../content/slide';
import { t } from '../../texts';
import { SlideContent } from './slide-content';
import { Canvas, Frame, type FrameGround, type Place } from './slide.styles';

interface SlideViewProps {
  slide: Slide;
  /** Counted from 1. */
  number: number;
  total: number;
  place: Place;
  /** Direction of the move to this slide; null for the first slide shown. */
  direction: 'forward' | 'back' | null;
}

const groundOf = (slide: Slide): FrameGround => (slide.layout === 'full' ? 'picture' : slide.ground);

/** One slide in its frame (ARIA APG 'Carousel': a group with the role description 'slide'). */
export const SlideView = memo(function SlideView({ slide, number, total, place, direction }: SlideViewProps) {
  const ground = groundOf(slide);
  return (
    <Frame
      role="group"
      aria-roledescription={t.slide}
      aria-label={t.slideLabel(number, total, slide.name)}
      data-place={place}
      data-folio={t.counter(number, total)}
      $place={place}
      $ground={ground}
    >
      <Canvas $dark={ground === 'picture' || ground === 'lagoon'} $direction={direction}>
        <SlideContent slide={slide} first={number === 1} />
      </Canvas>
    </Frame>
  );
});
