import type { PictureData } from '@marisma/area-kit/media';
import type { LucideIcon } from 'lucide-react';

/** A picture of a slide, described in the deck's own language. */
export interface SlidePicture {
  of: PictureData;
  alt: string;
}

export interface Point {
  term: string;
  text: string;
  Icon?: LucideIcon;
}

export interface Figure {
  value: string;
  label: string;
}

/** A way on from a slide: a path on this site, or an address that another program opens. */
export interface Action {
  label: string;
  to: string;
}

interface SlideBase {
  id: string;
  /** Short name: over the heading, in the index, and in what is announced. */
  name: string;
  title: string;
  lead?: string;
  picture?: SlidePicture;
}

export type Ground = 'paper' | 'sand' | 'lagoon';

/** The picture is the slide. */
export interface FullSlide extends SlideBase {
  layout: 'full';
  picture: SlidePicture;
  /** Shows the brand large: the cover does. */
  branded?: boolean;
  points?: Point[];
  actions?: Action[];
  contact?: Action[];
}

/** Picture on one side, three promises on the other. */
export interface SplitSlide extends SlideBase {
  layout: 'split';
  ground: Ground;
  picture: SlidePicture;
  side: 'left' | 'right';
  points: Point[];
}

/** Many things of the same weight. */
export interface GridSlide extends SlideBase {
  layout: 'grid';
  ground: Ground;
  /** Where the heading stands: to the left of what it heads, or over it. */
  heading: 'beside' | 'above';
  points: Point[];
}

/** Numbers large enough to be read from the last row. */
export interface FiguresSlide extends SlideBase {
  layout: 'figures';
  ground: Ground;
  picture: SlidePicture;
  figures: Figure[];
  note?: string;
}

export interface TableRow {
  label: string;
  detail?: string;
  values: string[];
  /** The row's amounts on the table's scale, 0 to 1, drawn as a bar. */
  bar?: readonly [from: number, to: number];
}

/** A table, and beside it what its numbers mean. */
export interface TableSlide extends SlideBase {
  layout: 'table';
  ground: Ground;
  caption: string;
  columns: string[];
  rows: TableRow[];
  /** `figures`: the values are amounts, aligned by their digits. `words`: the first value leads, the rest explain it. */
  values: 'figures' | 'words';
  figure?: Figure;
  note: string;
}

/** What happens, moment by moment, under a wide picture. */
export interface JourneySlide extends SlideBase {
  layout: 'journey';
  ground: Ground;
  picture: SlidePicture;
  points: Point[];
}

export interface Phase {
  name: string;
  days: readonly [first: number, last: number];
  title: string;
  text: string;
}

/** Phases drawn to scale on one axis of days. */
export interface TimelineSlide extends SlideBase {
  layout: 'timeline';
  ground: Ground;
  days: number;
  phases: Phase[];
}

/** Captioned pictures. */
export interface GallerySlide extends SlideBase {
  layout: 'gallery';
  ground: Ground;
  pictures: (SlidePicture & { caption: string })[];
  note: string;
}

/** From a first number to a far larger one, drawn to scale. */
export interface GrowthSlide extends SlideBase {
  layout: 'growth';
  ground: Ground;
  picture: SlidePicture;
  start: Figure;
  goal: Figure;
  /** Part of the goal that the start covers, 0 to 1. */
  share: number;
  points: Point[];
}

export type Slide =
  | FullSlide
  | SplitSlide
  | GridSlide
  | FiguresSlide
  | TableSlide
  | JourneySlide
  | TimelineSlide
  | GallerySlide
  | GrowthSlide;

export type SlideOf<Layout extends Slide['layout']> = Extract<Slide, { layout: Layout }>;
