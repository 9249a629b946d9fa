import { Picture } from '@marisma/area-kit/media';
import { motion } from '@marisma/area-kit/theme';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { heroPictures } from '../content/home';
import { scene } from '../content/pictures/scenes';
import { behindFirstScreen } from '../parts/picture-sizes';

const Slide = styled.div`
  position: absolute;
  inset: 0;
  ${motion('opacity, visibility', '280ms')}

  &:not([data-shown]) {
    opacity: 0;
    visibility: hidden;
  }
`;

/** True once the page's pictures have loaded, so that the next slide doesn't compete with the first. */
function usePageLoaded(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const done = () => setLoaded(true);
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', done, { once: true });
    return () => window.removeEventListener('load', done);
  }, []);
  return loaded;
}

/** The hero's stacked pictures. A picture is fetched when it is shown or, while the slideshow runs, when it is next. */
export function HeroSlides({ index, running }: { index: number; running: boolean }) {
  const loaded = usePageLoaded();
  const [fetched, setFetched] = useState<readonly number[]>([0]);
  const next = (index + 1) % heroPictures.length;
  const wanted = loaded && running ? [index, next] : [index];
  const missing = wanted.filter((slide) => !fetched.includes(slide));
  if (missing.length > 0) setFetched([...fetched, ...missing]);

  return heroPictures.map(
    (name, slide) =>
      fetched.includes(slide) && (
        <Slide key={name} data-shown={slide === index || undefined}>
          <Picture of={scene(name)} sizes={behindFirstScreen} priority={slide === 0} art fill />
        </Slide>
      ),
  );
}
