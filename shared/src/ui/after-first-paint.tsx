import { useDeferredValue, type ReactNode } from 'react';
import styled from 'styled-components';
import { useNavigationType } from '@marisma/area-kit/router';
import { useHydrated } from './use-hydrated';

const Room = styled.div`
  min-height: 100vh;
`;

/**
 * The part of a page below the first screen. After a press on a link the page is painted without it, then with it; HTML
 * from the release has it, and Back and Forward render it at once, so that the page keeps its place.
 */
export function AfterFirstPaint({ children }: { children: ReactNode }) {
  const atOnce = !useHydrated();
  const again = useNavigationType() === 'POP';
  const shown = useDeferredValue(true, atOnce || again);
  return shown ? children : <Room />;
}
