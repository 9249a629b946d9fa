import { Mark } from '@marisma/area-kit/media';
import { focusRing, token } from '@marisma/area-kit/theme';
import { ButtonLink } from '@marisma/area-kit/ui';
import styled, { css } from 'styled-components';
import type { Action, SlideOf } from '../../content/slide';
import { t } from '../../texts';
import { Heading } from './heading';
import { at, SlideImage } from './parts';
import { Points } from './points';

const sideShade = css`
  ${at.wide} {
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: linear-gradient(
        to right,
        rgb(14 26 30 / 86%),
        rgb(14 26 30 / 76%) 40%,
        rgb(14 26 30 / 44%) 58%,
        transparent 82%
      );
    }

    > :last-child {
      max-width: 46em;
      background: none;
    }
  }
`;

/* The shade is beside or behind the text only; the rest of the picture is not darkened. */
const Layout = styled.div<{ $shade: 'side' | 'foot' }>`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: 1fr auto;
  min-width: 0;

  > picture {
    position: absolute;
    inset: 0 0 35%;
    z-index: -2;
    mask-image: linear-gradient(to top, transparent, black 40%);
  }

  ${at.mid} {
    > picture {
      inset: 0;
      mask-image: none;
    }
  }

  ${({ $shade }) => $shade === 'side' && sideShade}
`;

const Brand = styled.p`
  display: flex;
  gap: 0.5em;
  align-items: center;
  position: absolute;
  padding: min(1em, var(--slide-height) / 20) 0.75em;
  font-family: ${token.font.display};
  font-size: 1.5625em;
  line-height: 1;
  text-shadow: 0 0 0.75em rgb(14 26 30 / 70%);

  svg {
    width: 1.75em;
    height: 1.75em;
  }

  ${at.wide} {
    padding: 1.5em 2.7em;
  }
`;

/* The shade grows with the text, so that every line has enough contrast. */
const Text = styled.div`
  --top: max(6em, var(--slide-height) * 0.28);
  grid-row: 2;
  display: grid;
  gap: 1.75em;
  padding: var(--top) 1.25em 2em;
  background: linear-gradient(
    to top,
    rgb(14 26 30 / 90%),
    rgb(14 26 30 / 84%) calc(100% - var(--top) - 3em),
    rgb(14 26 30 / 78%) calc(100% - var(--top) + 0.5em),
    transparent min(100%, 100% - var(--top) + 6em)
  );

  ${at.mid} {
    --top: min(6em, var(--slide-height) / 6);
    padding: var(--top) 2.5em min(2.5em, var(--slide-height) / 12);
  }

  ${at.wide} {
    --top: 5em;
    padding: var(--top) 4.75em 3em;
  }

  header > p:last-child {
    max-width: 28em;
    color: ${token.color.text};
  }
`;

/* Without a portrait crop, a portrait window scales a landscape picture to its height. */
const sizesOf = ({ picture }: SlideOf<'full'>) => (picture.of.portrait ? '100vw' : 'max(100vw, 160vh)');

/** @param first the picture of the first slide loads with high priority */
export function FullSlide({ slide, first }: { slide: SlideOf<'full'>; first: boolean }) {
  return (
    <Layout $shade={slide.points ? 'foot' : 'side'}>
      <SlideImage picture={slide.picture} sizes={sizesOf(slide)} priority={first} art />
      {slide.branded && (
        <Brand>
          <Mark />
          {t.brand}
        </Brand>
      )}
      <Text>
        <Heading slide={slide} large={slide.branded} />
        {slide.points && <Points points={slide.points} columns={3} />}
        {slide.actions && <Actions actions={slide.actions} contact={slide.contact ?? []} />}
      </Text>
    </Layout>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1em 2em;
  align-items: center;
`;

const Call = styled(ButtonLink)`
  min-height: 3.25em;
  padding: 0.75em 2em;
  font-size: 1em;
`;

const Contact = styled.a`
  padding-block: 0.375em;
  color: ${token.color.text};
  text-decoration-color: ${token.color.rule};
  text-underline-offset: 0.3em;
  ${focusRing}
`;

/** Links to pages of the site and to contacts. */
const Actions = ({ actions, contact }: { actions: Action[]; contact: Action[] }) => (
  <Row>
    {actions.map(({ label, to }) => (
      <Call key={to} to={to} variant="gradient">
        {label}
      </Call>
    ))}
    {contact.map(({ label, to }) => (
      <Contact key={to} href={to}>
        {label}
      </Contact>
    ))}
  </Row>
);
