import { Picture, type PictureData } from '@marisma/area-kit/media';
import { space } from '@marisma/area-kit/theme';
import { Container, Heading, Lead, Rule, Stack } from '@marisma/area-kit/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { behindSection } from './picture-sizes';
import { onPicture } from './scrim';

const Frame = styled.section`
  ${onPicture}
  padding-block: clamp(5rem, 11vw, 9rem);
  text-align: center;
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  background: rgb(18 26 28 / 62%);
`;

const Words = styled(Container)`
  position: relative;
`;

const Line = styled(Lead)`
  text-wrap: balance;
`;

const Actions = styled(Stack)`
  margin-top: ${space(4)};
`;

type ClosingCallProps = { title: string; text: string; picture?: PictureData; children: ReactNode };

/** The last section of a page: a call to action with its buttons as children. */
export function ClosingCall({ title, text, picture, children }: ClosingCallProps) {
  return (
    <Frame>
      {picture && (
        <>
          <Picture of={picture} sizes={behindSection(picture)} alt="" art fill />
          <Veil />
        </>
      )}
      <Words>
        <Stack $gap={5} $align="center">
          <Rule $short $centered aria-hidden="true" />
          <Heading level={2} size="display">
            {title}
          </Heading>
          <Line>{text}</Line>
          <Actions $row $wrap $gap={3} $justify="center">
            {children}
          </Actions>
        </Stack>
      </Words>
    </Frame>
  );
}
