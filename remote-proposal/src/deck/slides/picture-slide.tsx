import { token } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';
import type { SlideOf } from '../../content/slide';
import { Heading } from './heading';
import { at, FigurePair, Note, padding, PictureBox, SlideImage } from './parts';
import { Points } from './points';

type AnySlide = SlideOf<'split' | 'figures' | 'journey' | 'growth'>;

const pictureFirst = css`
  > :last-child {
    order: -1;
  }
`;

/* Where the picture is: below the text, above it, or on one side of it. */
const arrangements = {
  figures: css`
    grid-template-rows: auto minmax(14em, 1fr);

    ${at.wide} {
      grid-template-rows: auto minmax(7.75em, 1fr);
    }
  `,
  journey: css`
    grid-template-rows: minmax(12em, 1fr) auto;
    ${pictureFirst}
  `,
  growth: css`
    grid-template-rows: auto minmax(12em, 1fr);

    ${at.wide} {
      grid-template-rows: none;
      grid-template-columns: 64fr 36fr;
    }
  `,
  left: css`
    grid-template-rows: minmax(12em, 36cqi) auto;
    ${pictureFirst}

    ${at.mid} {
      grid-template-rows: none;
      grid-template-columns: 46fr 54fr;
    }
  `,
  right: css`
    grid-template-rows: minmax(12em, 36cqi) auto;
    ${pictureFirst}

    ${at.mid} {
      grid-template-rows: none;
      grid-template-columns: 54fr 46fr;

      > :last-child {
        order: 0;
      }
    }
  `,
} as const;

const Layout = styled.div<{ $as: keyof typeof arrangements }>`
  display: grid;
  min-width: 0;
  ${({ $as }) => arrangements[$as]}
`;

const texts = {
  figures: css`
    gap: 2em;

    ${at.wide} {
      gap: 1.5em;
    }
  `,
  journey: css`
    gap: 2em;
  `,
  growth: css`
    gap: 1.5em;
    align-content: center;
  `,
  split: css`
    gap: 1.5em;
    align-content: center;

    ${at.wide} {
      padding-inline: 3.25em;
    }
  `,
} as const;

const Text = styled.div<{ $of: keyof typeof texts }>`
  display: grid;
  ${padding}
  ${({ $of }) => texts[$of]}
`;

const sizes = {
  figures: '100vw',
  journey: '100vw',
  growth: '(min-width: 960px) max(40vw, 160vh), 100vw',
  split: '(min-width: 640px) max(60vw, 160vh), 100vw',
} as const;

/** Text and a picture that fills the rest of the slide. */
export function PictureSlide({ slide }: { slide: AnySlide }) {
  return (
    <Layout $as={slide.layout === 'split' ? slide.side : slide.layout}>
      <Text $of={slide.layout}>
        <Heading slide={slide} />
        {slide.layout === 'figures' && (
          <Figures>
            {slide.figures.map((figure) => (
              <FigurePair key={figure.label} figure={figure} />
            ))}
          </Figures>
        )}
        {slide.layout === 'figures' && slide.note && <Note>{slide.note}</Note>}
        {slide.layout === 'growth' && <Growth slide={slide} />}
        {slide.layout !== 'figures' && (
          <Points points={slide.points} columns={slide.layout === 'split' ? 1 : 3} />
        )}
      </Text>
      <PictureBox>
        <SlideImage picture={slide.picture} sizes={sizes[slide.layout]} />
      </PictureBox>
    </Layout>
  );
}

const Figures = styled.dl`
  display: grid;
  gap: 1.5em;
  margin: 0;

  > div {
    padding-top: 1.25em;
    border-top: 1px solid ${token.color.rule};
  }

  ${at.mid} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }

  ${at.wide} {
    dd {
      font-size: 5.0625em;
    }
  }
`;

const Ends = styled.dl`
  display: flex;
  gap: 2em;
  align-items: end;
  justify-content: space-between;
  margin: 0;

  > :last-child {
    align-items: end;
    text-align: end;
  }

  dd {
    font-size: 2.875em;
  }

  ${at.mid} {
    > :last-child dd {
      font-size: 5.75em;
    }
  }
`;

const Scale = styled.svg`
  width: 100%;
  height: 0.75em;
  margin-top: 1.25em;

  rect {
    fill: ${token.color.line};
  }

  rect + rect {
    fill: ${token.color.accent};
  }
`;

/** The start and the goal, and a bar to their scale. */
const Growth = ({ slide }: { slide: SlideOf<'growth'> }) => (
  <div>
    <Ends>
      <FigurePair figure={slide.start} />
      <FigurePair figure={slide.goal} />
    </Ends>
    <Scale viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="100" height="1" />
      <rect width={slide.share * 100} height="1" />
    </Scale>
  </div>
);
