import { ui as texts } from '../../texts/en/ui';
import { Stack } from '../layout';
import { Text } from '../text';
import { TextLink } from '../text-link';
import { TitledPanel } from '../titled-panel';

interface StillToComeProps {
  what: string;
  contact: { label: string; to: string };
}

/** What a page does not do yet, and whom to ask meanwhile. */
export const ComingSoonNotice = ({ what, contact }: StillToComeProps) => (
  <TitledPanel title={texts.comingSoon}>
    <Stack $gap={2} $align="start">
      <Text $muted>{what}</Text>
      <TextLink to={contact.to}>{contact.label}</TextLink>
    </Stack>
  </TitledPanel>
);
