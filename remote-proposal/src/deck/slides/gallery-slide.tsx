import { token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import type { SlideOf } from '../../content/slide';
import { Heading } from './heading';
import { at, Note, padding, PictureBox, SlideImage } from './parts';

const Layout = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 2em;
  ${padding}

  ${at.wide} {
    gap: 1.5em;
    padding-bottom: 1.5em;
  }
`;

/* On a wide slide the first and the last picture span two columns each: 4 × 2 cells for six pictures. */
const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25em 0.75em;

  ${at.mid} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: minmax(0, 1fr);
  }

  ${at.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 1em;

    > :first-child,
    > :last-child {
      grid-column: span 2;
    }
  }
`;

const Figure = styled.figure`
  display: grid;
  grid-template-rows: auto auto;
  gap: 0.5em;
  align-content: start;
  min-height: 0;

  ${at.mid} {
    grid-template-rows: 1fr auto;
    align-content: normal;
  }
`;

const Box = styled(PictureBox)`
  min-height: 0;
  aspect-ratio: 4 / 3;

  ${at.mid} {
    min-height: 7.5em;
    aspect-ratio: auto;
  }
`;

const Caption = styled.figcaption`
  font-family: ${token.font.display};
  font-size: 1.125em;
  line-height: 1.2;
  text-wrap: balance;
`;

export function GallerySlide({ slide }: { slide: SlideOf<'gallery'> }) {
  return (
    <Layout>
      <Heading slide={slide} />
      <Pictures>
        {slide.pictures.map((picture) => (
          <Figure key={picture.caption}>
            <Box>
              <SlideImage picture={picture} sizes="(min-width: 960px) 48vw, 50vw" />
            </Box>
            <Caption>{picture.caption}</Caption>
          </Figure>
        ))}
      </Pictures>
      <Note>{slide.note}</Note>
    </Layout>
  );
}
