import type { Slide } from '../../content/slide';
import { FiguresSlideView } from './figures-slide';
import { FullSlideView } from './full-slide';
import { GallerySlideView } from './gallery-slide';
import { GridSlideView } from './grid-slide';
import { GrowthSlideView } from './growth-slide';
import { JourneySlideView } from './journey-slide';
import { SplitSlideView } from './split-slide';
import { TableSlideView } from './table-slide';
import { TimelineSlideView } from './timeline-slide';

/** Renders a slide in its layout. */
export function SlideContent({ slide, first }: { slide: Slide; first: boolean }) {
  switch (slide.layout) {
    case 'full':
      return <FullSlideView slide={slide} first={first} />;
    case 'split':
      return <SplitSlideView slide={slide} />;
    case 'grid':
      return <GridSlideView slide={slide} />;
    case 'figures':
      return <FiguresSlideView slide={slide} />;
    case 'table':
      return <TableSlideView slide={slide} />;
    case 'journey':
      return <JourneySlideView slide={slide} />;
    case 'timeline':
      return <TimelineSlideView slide={slide} />;
    case 'gallery':
      return <GallerySlideView slide={slide} />;
    case 'growth':
      return <GrowthSlideView slide={slide} />;
  }
}
