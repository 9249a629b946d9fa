import { Mark } from '@marisma/area-kit/media';
import { token } from '@marisma/area-kit/theme';
import styled, { css } from 'styled-components';
import type { SlideOf } from '../../content/slide';
import { at, Heading, padding, Points } from './parts';

const beside = css`
  ${at.wide} {
    grid-template-columns: 2fr 3fr;
    align-items: center;
  }
`;

const Layout = styled.div<{ $beside: boolean }>`
  display: grid;
  gap: 2.25em 5em;
  align-content: center;
  ${padding}
  ${({ $beside }) => $beside && beside}

  ${at.wide} {
    row-gap: 3.5em;
  }
`;

const Aside = styled.div`
  display: grid;
  gap: 1.5em;

  svg {
    width: 3.5em;
    height: 3.5em;
    color: ${token.color.eyebrow};
  }
`;

export function GridSlide({ slide }: { slide: SlideOf<'grid'> }) {
  const isBeside = slide.heading === 'beside';
  return (
    <Layout $beside={isBeside}>
      <Aside>
        {isBeside && <Mark />}
        <Heading slide={slide} />
      </Aside>
      <Points points={slide.points} columns={isBeside ? 2 : 4} />
    </Layout>
  );
}
