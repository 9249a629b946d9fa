import { media, space, token } from '@marisma/area-kit/theme';
import { Button, Container, FormStatus, Heading, Section, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { coastMap } from '../content/contact';
import { DrawnMap } from '../parts/drawn-map';
import { t } from '../texts';
const { latitude, longitude, reach } = coastMap;
const box = [longitude - reach, latitude - reach / 2, longitude + reach, latitude + reach / 2];

/** The street map to embed, from the only third-party origin that the content-security policy allows. */
const embedUrl = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: box.map((degrees) => degrees.toFixed(3)).join(','),
  layer: 'mapnik',
})}`;

/** The page of the same map. */
const pageUrl = `https://www.openstreetmap.org/#map=11/${latitude}/${longitude}`;

/** After this time without an answer the map server counts as unreachable. */
const TIMEOUT_MS = 8000;

/** Whether a server answers: the page cannot tell a failed frame from a loaded one. */
async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}

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
  const [state, setState] = useState<'drawn' | 'loading' | 'shown' | 'unreachable'>('drawn');
  const show = async () => {
    setState('loading');
    setState((await isReachable(embedUrl)) ? 'shown' : 'unreachable');
  };
  return (
    <Section $tone="white" $space="md">
      <Container $width="wide">
        <SectionTitle level={2}>{texts.title}</SectionTitle>
        <Text $muted>{texts.text}</Text>
        <Frame>
          <DrawnMap label={texts.drawing} />
          {state === 'shown' && (
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
            {state === 'shown' ? (
              <Button variant="outline" onClick={() => setState('drawn')}>
                {texts.hide}
              </Button>
            ) : (
              <Button
                variant="outline"
                onClick={() => void show()}
                busy={state === 'loading'}
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
          <FormStatus tone="warning">{state === 'unreachable' && texts.unreachable}</FormStatus>
        </Status>
      </Container>
    </Section>
  );
}
