import { media, space, token } from '@marisma/area-kit/theme';
import { Button, Container, FormStatus, Heading, Section, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { DrawnMap } from '../parts/drawn-map';
import { t } from '../texts';
import { embedUrl, pageUrl } from './map-urls';
import { useStreetMap } from './use-street-map';

const SectionTitle = styled(Heading)`
  margin-bottom: ${space(3)};
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  margin-top: ${space(8)};
  border: 1px solid ${token.color.line};

  ${media.tablet} {
    aspect-ratio: 16 / 9;
  }

  ${media.desktop} {
    aspect-ratio: 12 / 5;
  }
`;

const StreetMap = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 0;
`;

const Foot = styled(Stack)`
  margin-top: ${space(4)};
`;

const Status = styled.div`
  margin-top: ${space(4)};
`;

/** A drawing of the coast and, on request, a street map from a third-party server over it. */
export function MapPanel() {
  const texts = t.contact.map;
  const map = useStreetMap(embedUrl);
  return (
    <Section $tone="white" $space="md">
      <Container $width="wide">
        <SectionTitle level={2}>{texts.title}</SectionTitle>
        <Text $muted>{texts.text}</Text>
        <Frame>
          <DrawnMap label={texts.drawing} />
          {map.state === 'shown' && (
            <StreetMap
              title={texts.frame}
              src={embedUrl}
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox="allow-scripts allow-same-origin allow-popups"
            />
          )}
        </Frame>
        <Foot $row $wrap $gap={4} $justify="space-between">
          <Stack $row $wrap $gap={4}>
            {map.state === 'shown' ? (
              <Button variant="outline" onClick={map.hide}>
                {texts.hide}
              </Button>
            ) : (
              <Button
                variant="outline"
                onClick={map.show}
                busy={map.state === 'asking'}
                busyLabel={texts.loading}
              >
                {texts.load}
              </Button>
            )}
            <TextLink href={pageUrl} target="_blank" rel="noopener noreferrer">
              {texts.openExternally}
            </TextLink>
          </Stack>
          <Text $size="sm" $muted>
            {texts.note}
          </Text>
        </Foot>
        <Status>
          <FormStatus tone="warning">{map.state === 'unreachable' && texts.unreachable}</FormStatus>
        </Status>
      </Container>
    </Section>
  );
}
