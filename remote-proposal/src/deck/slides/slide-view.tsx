import { darkScope, entrance, layer, token } from '@marisma/area-kit/theme';
import { memo } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { Mark } from '@marisma/area-kit/media';
import type { Ground, Slide, SlideOf } from '../../content/slide';
import { slides } from '../../content/slides';
import { t } from '../../texts';
import { FullSlide } from './full-slide';
import { GallerySlide } from './gallery-slide';
import { PictureSlide } from './picture-slide';
import { TableSlide } from './table-slide';
import { TimelineSlide } from './timeline-slide';
import { Heading } from './heading';
import { at, padding } from './parts';
import { Points } from './points';

const beside = css`
  ${at.wide} {
    grid-template-columns: 2fr 3fr;
    align-items: center;
  }
`;

const Layout = styled.div<{ $beside: boolean }>`
  display: grid;
  gap: 2.25em 5em;
  align-content: center;
  ${padding}
  ${({ $beside }) => $beside && beside}

  ${at.wide} {
    row-gap: 3.5em;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: 1.5em;

  svg {
    width: 3.5em;
    height: 3.5em;
    color: ${token.color.eyebrow};
  }
`;

function GridSlide({ slide }: { slide: SlideOf<'grid'> }) {
  const isBeside = slide.heading === 'beside';
  return (
    <Layout $beside={isBeside}>
      <Aside>
        {isBeside && <Mark />}
        <Heading slide={slide} />
      </Aside>
      <Points points={slide.points} columns={isBeside ? 2 : 4} />
    </Layout>
  );
}

type Place = 'current' | 'ahead' | 'away';
type FrameGround = Ground | 'picture';

const fromRight = keyframes`
  from { opacity: 0; transform: translateX(1.5rem); }
`;
const fromLeft = keyframes`
  from { opacity: 0; transform: translateX(-1.5rem); }
`;

const places = {
  current: null,
  // Rendered so that its lazy pictures load, but invisible, unfocusable and hidden from screen readers.
  ahead: css`
    position: absolute;
    inset: 0;
    overflow: hidden;
    visibility: hidden;
    pointer-events: none;
  `,
  away: css`
    display: none;
  `,
} as const;

const grounds = {
  paper: 'page',
  sand: 'surfaceSand',
  lagoon: 'accentStrong',
  picture: 'accentStrong',
} as const;

/** One slide: at least the window's height above the bar; exactly one page in print. */
const Frame = styled.section<{ $place: Place; $ground: FrameGround }>`
  container: slide / inline-size;
  position: relative;
  width: 100%;
  min-height: var(--slide-height);
  background-color: ${({ $ground }) => token.color[grounds[$ground]]};

  @media screen {
    ${({ $place }) => places[$place]}
  }

  @media print {
    width: 1280px;
    height: 720px;
    overflow: hidden;
    break-inside: avoid;

    & + & {
      break-before: page;
    }

    &::after {
      content: attr(data-folio);
      position: absolute;
      z-index: ${layer.raised};
      right: 1.5rem;
      bottom: 1.25rem;
      padding: 0 0.5rem;
      background: ${token.color.page};
      color: ${token.color.textMuted};
      font-size: ${token.size.sm};
      font-variant-numeric: tabular-nums;
    }
  }
`;

const dark = css`
  ${darkScope}
  background-color: transparent;
`;

/** The box of a slide's layout. Sizes inside are in em, so that they scale together; 1em, the least, is 20 px at 1280. */
const Canvas = styled.div<{ $dark: boolean; $direction: 'forward' | 'back' | null }>`
  display: grid;
  min-height: var(--slide-height);
  font-size: clamp(1.125rem, min(1.5625cqi, var(--slide-height) / 32), 2rem);
  line-height: 1.4;
  ${({ $dark }) => $dark && dark}

  @media screen {
    ${({ $direction }) => $direction && entrance($direction === 'forward' ? fromRight : fromLeft)}
  }
`;

interface SlideViewProps {
  slide: Slide;
  /** Counted from 1. */
  number: number;
  place: Place;
  /** Direction of the move to this slide; null for the first slide shown. */
  direction: 'forward' | 'back' | null;
}

const groundOf = (slide: Slide): FrameGround => (slide.layout === 'full' ? 'picture' : slide.ground);

/** One slide in its frame (ARIA APG 'Carousel': a group with the role description 'slide'). */
export const SlideView = memo(function SlideView({ slide, number, place, direction }: SlideViewProps) {
  const ground = groundOf(slide);
  return (
    <Frame
      role="group"
      aria-roledescription={t.slide}
      aria-label={t.slideLabel(number, slides.length, slide.name)}
      data-place={place}
      data-folio={t.counter(number, slides.length)}
      $place={place}
      $ground={ground}
    >
      <Canvas $dark={ground === 'picture' || ground === 'lagoon'} $direction={direction}>
        <SlideContent slide={slide} first={number === 1} />
      </Canvas>
    </Frame>
  );
});

function SlideContent({ slide, first }: { slide: Slide; first: boolean }) {
  switch (slide.layout) {
    case 'full':
      return <FullSlide slide={slide} first={first} />;
    case 'grid':
      return <GridSlide slide={slide} />;
    case 'table':
      return <TableSlide slide={slide} />;
    case 'timeline':
      return <TimelineSlide slide={slide} />;
    case 'gallery':
      return <GallerySlide slide={slide} />;
    default:
      return <PictureSlide slide={slide} />;
  }
}
