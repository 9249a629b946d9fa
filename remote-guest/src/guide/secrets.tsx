import { formatDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { Button, Heading, KeyValueList, Stack, Text } from '@marisma/area-kit/ui';
import { t } from '../texts';
import type { Guide } from './kept-guides';

const NAMES = ['door_code', 'wifi_name', 'wifi_password'] as const;

/** Door code and Wi-Fi, or why they are not shown and from which day they will be. */
export function Secrets({ guide, onPay }: { guide: Guide; onPay: () => void }) {
  const texts = t.guide;
  const { secrets, withheld, secrets_from } = guide;
  const known = NAMES.filter((name) => secrets?.[name]);
  const from = formatDate(secrets_from, intlLocale(), 'long');
  return (
    <Stack as="section" $gap={2} $align="start">
      <Heading level={3} size="lg">
        {texts.secrets}
      </Heading>
      {withheld ? (
        <Text>{texts.withheld[withheld](from)}</Text>
      ) : known.length > 0 ? (
        <KeyValueList
          items={known.map((name) => ({
            key: texts[name],
            value: <strong translate="no">{secrets?.[name]}</strong>,
          }))}
        />
      ) : (
        <Text>{texts.noSecrets}</Text>
      )}
      {withheld === 'unpaid' && (
        <Button size="sm" onClick={onPay}>
          {t.stay.actions.pay}
        </Button>
      )}
    </Stack>
  );
}
