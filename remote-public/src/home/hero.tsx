import { belowHeader, media, motion, space, token } from '@marisma/area-kit/theme';
import {
  ButtonLink,
  Container,
  Eyebrow,
  Heading,
  Stack,
  uiTexts,
  useReducedMotion,
} from '@marisma/area-kit/ui';
import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';
import styled from 'styled-components';
import { Picture } from '@marisma/area-kit/media';
import { heroIntervalMs, heroPictures } from '../content/home';
import { scene, type SceneName } from '../content/pictures/scenes';
import { paths } from '../parts/paths';
import { onPicture, Scrim, veil } from '../parts/scrim';
import { t } from '../texts';
import { HeroControls } from './hero-controls';
import { behindFirstScreen } from '../parts/picture-sizes';

const subscribeVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/**
 * The picture that is shown, each for five seconds, unless paused, focused, in a hidden tab, or under reduced motion (WCAG
 * 2.2.2).
 * @returns also whether it runs, the pause switch, and what tells that a control has the focus
 */
function useSlideshow() {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const hidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );
  const running = !reducedMotion && !paused && !focused && !hidden;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setIndex((index + 1) % heroPictures.length), heroIntervalMs);
    return () => clearTimeout(timer);
  }, [running, index]);

  return {
    index,
    show: setIndex,
    running,
    /** Undefined where it never runs by itself. */
    playing: reducedMotion ? undefined : !paused,
    // Play starts the slides at once, although the focus is still on the button.
    togglePaused: () => {
      setPaused(!paused);
      setFocused(false);
    },
    // Not by the pointer, which rests on the first screen by chance, nor by the heading, which has the focus on entering.
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches('a, button')) setFocused(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
}

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
function HeroSlides({ index, running }: { index: number; running: boolean }) {
  const loaded = usePageLoaded();
  const [fetched, setFetched] = useState<readonly number[]>([0]);
  const next = (index + 1) % heroPictures.length;
  const needed = loaded && running ? [index, next] : [index];
  const missing = needed.filter((slide) => !fetched.includes(slide));
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

const Frame = styled.section`
  ${onPicture}
  display: flex;
  align-items: flex-end;
  min-height: clamp(36rem, ${belowHeader}, 62rem);
  padding-block: ${space(24)} ${space(6)};

  ${media.phoneOnly} {
    display: block;
    min-height: 0;
    padding-top: 0;
  }
`;

/** The strength of the scrim for pictures that are brighter behind the words than the others. */
const shades: Partial<Record<SceneName, number>> = { 'hero-terrace-bedroom': 1.14 };

/** Behind the words; on a phone, where they would cover all of it, above them and running out into their ground. */
const Views = styled.div`
  position: absolute;
  inset: 0;

  ${media.phoneOnly} {
    position: relative;
    height: clamp(15rem, 48svh, 28rem);
    margin-bottom: -${space(16)};
  }
`;

const Shade = styled(Scrim)`
  ${media.belowDesktop} {
    background: ${veil([64], [60, '27rem'], [0, '40rem'])};
  }

  ${media.phoneOnly} {
    background: linear-gradient(
      to top,
      ${token.color.surface} ${space(2)},
      color-mix(in srgb, ${token.color.surface} 90%, transparent) ${space(18)},
      color-mix(in srgb, ${token.color.surface} 45%, transparent) ${space(30)},
      transparent ${space(48)}
    );
  }
`;

const Foot = styled(Container)`
  position: relative;
  display: grid;
  gap: ${space(6)};
  align-items: end;

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    padding-bottom: ${space(6)};
  }
`;

const Words = styled(Stack)`
  order: -1;
  max-width: 46rem;
  text-shadow: 0 1px 24px rgb(18 26 28 / 40%);

  /* Below the words the dots would be beyond the first screen. */
  ${media.phoneOnly} {
    order: 0;
  }
`;

const Line = styled.p`
  max-width: 34rem;
  font-size: ${token.size.lg};
  line-height: 1.55;
  text-wrap: pretty;
`;

const Actions = styled(Stack)`
  margin-top: ${space(2)};
  text-shadow: none;
`;

/** The first screen of the site: five views, the promise over them, and two ways on. */
export function Hero() {
  const { index, show, running, playing, togglePaused, onFocus, onBlur } = useSlideshow();
  const texts = t.home.hero;
  const picture = heroPictures[index];
  return (
    <Frame
      aria-roledescription={uiTexts.carousel}
      aria-label={texts.slideshow}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <Views>
        <div aria-live={running ? 'off' : 'polite'}>
          <HeroSlides index={index} running={running} />
        </div>
        <Shade $strength={picture && shades[picture]} />
      </Views>
      <Foot $width="wide">
        {/* First in the order of Tab, as ARIA APG 'Carousel' has it; below or beside the words to look at. */}
        <HeroControls
          count={heroPictures.length}
          index={index}
          playing={playing}
          onShow={show}
          onToggle={togglePaused}
        />
        <Words $gap={5}>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <Heading level={1} size="hero">
            {texts.title}
          </Heading>
          <Line>{texts.line}</Line>
          <Actions $row $wrap $gap={3}>
            <ButtonLink to={paths.properties} variant="gradient" size="lg">
              {texts.exploreProperties}
            </ButtonLink>
            <ButtonLink to={paths.concierge} variant="outline" size="lg">
              {texts.conciergeServices}
            </ButtonLink>
          </Actions>
        </Words>
      </Foot>
    </Frame>
  );
}
