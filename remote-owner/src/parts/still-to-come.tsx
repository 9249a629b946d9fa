import { Stack, Text, TextLink, TitledPanel, uiTexts } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';

/** What a page does not do yet, and whom to ask meanwhile. */
export function StillToCome({ what }: { what: string }) {
  return (
    <TitledPanel title={uiTexts.comingSoon}>
      <Stack $gap={2} $align="start">
        <Text $muted>{what}</Text>
        <TextLink to={paths.contact}>{t.comingSoon.contact}</TextLink>
      </Stack>
    </TitledPanel>
  );
}
