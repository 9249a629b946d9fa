import { NOT_FOUND_PAGE } from '@marisma/area-kit/page-marks';
import { useLocation } from '@marisma/area-kit/router';
import { withoutLocale } from '@marisma/area-kit/texts';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import type { AreaDirectory } from '../areas/area-directory';
import { readArea } from '../areas/area-store';

/** Describes the content that a release has prerendered into the page. */
interface Prerendered {
  /** The pathname it was rendered for; the 404 page is served at every unknown address. */
  page: string;
  area: string;
  build: string;
}

/** @returns null when only the frame was rendered, or the content is for another address */
export function readPrerendered(root: HTMLElement, pathname: string): Prerendered | null {
  const { page, area = '', build = '' } = root.dataset;
  const requested = pathname.replace(/(.)\/$/, '$1');
  return page !== undefined && (page === requested || page === NOT_FOUND_PAGE) ? { page, area, build } : null;
}

/** Whether React would render the same view: a missing page, or the same build of the area. */
export function isSameView(
  { page, area, build }: Prerendered,
  pathname: string,
  areas: Pick<AreaDirectory, 'find' | 'lost'>,
): boolean {
  const place = withoutLocale(pathname);
  if (page === NOT_FOUND_PAGE) return !areas.find(place) && !areas.lost(place);
  const status = readArea(area);
  return status.phase === 'ready' && status.build === build;
}

interface Kept {
  pathname: string;
  nodes: readonly ChildNode[];
}

let kept: Kept | null = null;

export function keepPrerenderedPage(pathname: string): void {
  const nodes = [...(document.getElementById('main')?.childNodes ?? [])];
  kept = nodes.length > 0 ? { pathname, nodes } : null;
}

export function useHasPrerenderedPage(): boolean {
  return kept?.pathname === useLocation().pathname;
}

const Place = styled.div`
  display: contents;
`;

/** The prerendered content as static HTML: text and links work, buttons don't. */
export function PrerenderedPage() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (kept) place.current?.append(...kept.nodes);
  }, []);
  return <Place ref={place} />;
}
