import { Picture, type PictureData } from '@marisma/area-kit/media';
import { space } from '@marisma/area-kit/theme';
import { ButtonLink, Container, Heading, Lead, Rule, Stack } from '@marisma/area-kit/ui';
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

interface LinkTarget {
  to: string;
  label: string;
}

interface ClosingCallProps {
  title: string;
  text: string;
  picture: PictureData;
  primary: LinkTarget;
  secondary: LinkTarget;
}

/** The last section of a page: a call to action with two links. */
export function ClosingCall({ title, text, picture, primary, secondary }: ClosingCallProps) {
  return (
    <Frame>
      <Picture of={picture} sizes={behindSection(picture)} alt="" art fill />
      <Veil />
      <Words>
        <Stack $gap={5} $align="center">
          <Rule $short $centered aria-hidden="true" />
          <Heading level={2} size="display">
            {title}
          </Heading>
          <Line>{text}</Line>
          <Actions $row $wrap $gap={3} $justify="center">
            <ButtonLink to={primary.to} variant="gradient" size="lg">
              {primary.label}
            </ButtonLink>
            <ButtonLink to={secondary.to} variant="outline" size="lg">
              {secondary.label}
            </ButtonLink>
          </Actions>
        </Stack>
      </Words>
    </Frame>
  );
}
