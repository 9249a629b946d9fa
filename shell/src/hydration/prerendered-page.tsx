import { useLocation } from '@marisma/area-kit/router';
import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';

interface Kept {
  pathname: string;
  nodes: readonly ChildNode[];
}

let kept: Kept | null = null;

/** Keeps the prerendered content of `main`, to be shown when the page's code does not load. */
export function keepPrerenderedPage(pathname: string): void {
  const nodes = [...(document.getElementById('main')?.childNodes ?? [])];
  kept = nodes.length > 0 ? { pathname, nodes } : null;
}

/** Whether there is kept content for the current address. */
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
