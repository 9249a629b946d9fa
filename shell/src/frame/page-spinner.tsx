import { Spinner, Stack, Text } from '@marisma/shared/ui';
import styled from 'styled-components';
import { t } from '../texts';
import { useLate } from './use-late';

const SLOW_AFTER_MS = 1500;

const Frame = styled(Stack)`
  min-height: 70vh;
  text-align: center;
`;

/**
 * Stands in the place of a page on its way, and says so once that takes longer than a visitor waits without
 * wondering.
 * @param slow it took that long before this came to stand here
 */
export function PageSpinner({ slow = false }: { slow?: boolean }) {
  const late = useLate(SLOW_AFTER_MS);
  return (
    <Frame $justify="center" $align="center" $gap={2}>
      <Spinner />
      <div role="status">{(slow || late) && <Text $muted>{t.frame.stillLoading}</Text>}</div>
    </Frame>
  );
}
