import { media, space, token } from '@marisma/area-kit/theme';
import { Button, Container, FormStatus, Heading, Section, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
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
const ANSWER_WITHIN_MS = 8000;

type State = 'drawn' | 'asking' | 'shown' | 'unreachable';

/** Whether a server answers: the page cannot tell a failed frame from a loaded one. */
async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return true;
  } catch {
    return false;
  }
}

/** A street map that loads only on request and fails when its server cannot be reached. */
function useStreetMap(url: string) {
  const [state, setState] = useState<State>('drawn');
  const turn = useRef(0);

  const show = async () => {
    turn.current += 1;
    const mine = turn.current;
    setState('asking');
    const reached = await answers(url);
    if (mine === turn.current) setState(reached ? 'shown' : 'unreachable');
  };

  const hide = () => {
    turn.current += 1;
    setState('drawn');
  };

  return { state, show: () => void show(), hide };
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
