import { Spinner, Stack, Text } from '@marisma/shared/ui';
import styled from 'styled-components';
import { t } from '../texts';

const Frame = styled(Stack)`
  min-height: 70vh;
  text-align: center;
`;

/** Stands in the place of a page on its way. @param slow it takes longer than a visitor waits without wondering */
export function PageSpinner({ slow = false }: { slow?: boolean }) {
  return (
    <Frame $justify="center" $align="center" $gap={2}>
      <Spinner />
      <div role="status">{slow && <Text $muted>{t.stillLoading}</Text>}</div>
    </Frame>
  );
}
