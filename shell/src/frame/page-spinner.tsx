import { Spinner, Stack, Text } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { useEffect, useState } from 'react';
import { t } from '../texts';

export function useTimePassed(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}

const SLOW_AFTER_MS = 1500;

const Frame = styled(Stack)`
  min-height: 70vh;
  text-align: center;
`;

/**
 * Shown in place of a page that is loading; a message appears when that takes long.
 * @param slow the load was already slow before this was shown
 */
export function PageSpinner({ slow = false }: { slow?: boolean }) {
  const isSlow = useTimePassed(SLOW_AFTER_MS);
  return (
    <Frame $justify="center" $align="center" $gap={2}>
      <Spinner />
      <div role="status">{(slow || isSlow) && <Text $muted>{t.frame.stillLoading}</Text>}</div>
    </Frame>
  );
}
