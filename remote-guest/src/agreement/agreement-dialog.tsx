import { read } from '@marisma/area-kit/data';
import { useRead } from '@marisma/area-kit/queries';
import { Button, Dialog, EmptyState, Heading, KeyValueList, Stack, Text } from '@marisma/area-kit/ui';
import { Awaited } from '../parts/awaited';
import { useDashboardPlace } from '../parts/dashboard-place';
import type { Stay } from '../parts/own';
import { PrintButton, Printed } from '../parts/printed';
import { t } from '../texts';
import { momentInWords } from '../words';

/** What the guest of a stay has accepted; undefined where nothing was. */
const useAgreement = (reservation_id: string) =>
  useRead('reading accepted terms', ['agreement', reservation_id], async (client, signal) => {
    const [row = null] = await read(
      client
        .from('agreements')
        .select('version, agreed_at, locale, agreement_versions(hash, text_en, text_es)')
        .eq('reservation_id', reservation_id),
      signal,
    );
    return row;
  });

/** The terms under which a stay was asked for, word for word, with version and time. */
export function AgreementDialog({ stay }: { stay: Stay }) {
  const { leaveStep, closeStay } = useDashboardPlace();
  const texts = t.agreement;
  const query = useAgreement(stay.id);
  const { data } = query;
  const lang = data?.locale === 'es' ? 'es' : 'en';
  return (
    <Dialog
      open
      title={texts.title}
      onClose={closeStay}
      actions={
        <>
          <Button variant="outline" onClick={leaveStep}>
            {texts.back}
          </Button>
          {data && <PrintButton>{texts.print}</PrintButton>}
        </>
      }
    >
      {data ? (
        <Printed title={texts.title}>
          <KeyValueList
            items={[
              { key: texts.stay, value: stay.code },
              { key: texts.version, value: data.version },
              { key: texts.acceptedOn, value: momentInWords(data.agreed_at) },
              {
                key: texts.hash,
                value: <span style={{ overflowWrap: 'anywhere' }}>{data.agreement_versions.hash}</span>,
              },
            ]}
          />
          <Stack $gap={3} lang={lang}>
            {data.agreement_versions[`text_${lang}`].split('\n\n').map((block, at) => (
              <Block key={at} block={block} />
            ))}
          </Stack>
        </Printed>
      ) : data === null ? (
        <EmptyState level={3} title={texts.none}>
          {texts.noneReason}
        </EmptyState>
      ) : (
        <Awaited query={query} failed={texts.failed} loading={texts.loading} />
      )}
    </Dialog>
  );
}

/** A title, a paragraph or a list of the plain text. */
function Block({ block }: { block: string }) {
  if (block.startsWith('# '))
    return (
      <Heading level={3} size="lg">
        {block.slice(2)}
      </Heading>
    );
  if (!block.startsWith('- ')) return <Text>{block}</Text>;
  return (
    <ul>
      {block.split('\n').map((point) => (
        <li key={point}>{point.slice(2)}</li>
      ))}
    </ul>
  );
}
