import { useEffect, useRef, useState } from 'react';

const isSettled = (image: HTMLImageElement) =>
  image.complete || image.getBoundingClientRect().top > window.innerHeight;

/**
 * Loads the next slide's pictures after those of the current slide, so that they never compete.
 * @returns props for the element around the slides, and the index of the slide to render ahead, or null
 */
export function usePicturesAhead(index: number) {
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
