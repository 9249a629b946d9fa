import { layer, token } from '@marisma/area-kit/theme';
import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

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
export function MoreBelow({ slide }: { slide: number }) {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      setMore(scrollHeight - clientHeight - scrollTop > LINE_PX);
    };
    look();
    // Pictures that arrive later may change the height; their events do not bubble.
    window.addEventListener('load', look, true);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('load', look, true);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [slide]);
  return (
    <Hint hidden={!more} aria-hidden="true" data-more-below="">
      <ChevronDown size={20} strokeWidth={1.5} />
    </Hint>
  );
}
