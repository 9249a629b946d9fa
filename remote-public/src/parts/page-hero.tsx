import { Picture, type PictureData } from '@marisma/area-kit/media';
import { media, space, token } from '@marisma/area-kit/theme';
import { Container, Eyebrow, Heading, Stack } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { behindSection } from './picture-sizes';
import { onPicture, Scrim } from './scrim';

// A page with a search below the hero shows the first results without scrolling.
const low = css`
  min-height: clamp(15rem, 30svh, 24rem);
  padding-block: ${space(12)} ${space(16)};

  ${media.tablet} {
    min-height: clamp(18rem, 38svh, 28rem);
    padding-bottom: ${space(20)};
  }
`;

const Frame = styled.header<{ $overlapped: boolean }>`
  ${onPicture}
  display: flex;
  align-items: flex-end;
  min-height: clamp(18rem, 44svh, 36rem);
  padding-block: ${space(20)} ${space(10)};

  ${media.tablet} {
    min-height: clamp(22rem, 54svh, 38rem);
    padding-bottom: ${space(14)};
  }

  ${({ $overlapped }) => $overlapped && low}
`;

const Words = styled(Container)`
  position: relative;
  text-shadow: 0 1px 18px rgb(18 26 28 / 35%);
`;

const Line = styled.p`
  max-width: 38rem;
  font-size: ${token.size.lg};
  line-height: 1.55;
  text-wrap: balance;
`;

const Actions = styled(Stack)`
  margin-top: ${space(4)};
`;

interface PageHeroProps {
  picture: PictureData;
  /** The strength of the scrim for a picture that is brighter or darker behind the words than most. */
  scrim?: number;
  eyebrow: string;
  title: string;
  line: string;
  /** The next section overlaps the picture's lower edge. */
  overlapped?: boolean;
  /** Buttons below the text. */
  children?: ReactNode;
}

/** The wide picture at the top of a page with the page's h1 over it. */
export function PageHero({
  picture,
  scrim,
  eyebrow,
  title,
  line,
  overlapped = false,
  children,
}: PageHeroProps) {
  return (
    <Frame $overlapped={overlapped}>
      <Picture of={picture} sizes={behindSection(picture)} alt="" priority art fill />
      <Scrim $strength={scrim} />
      <Words $width="wide">
        <Stack $gap={4}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Heading level={1}>{title}</Heading>
          <Line>{line}</Line>
          {children && (
            <Actions $row $wrap $gap={3}>
              {children}
            </Actions>
          )}
        </Stack>
      </Words>
    </Frame>
  );
}
