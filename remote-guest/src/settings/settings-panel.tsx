import { Heading, Panel, Stack } from '@marisma/area-kit/ui';
import { useId, type ReactNode } from 'react';

export function SettingsPanel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Stack $gap={4}>
        <Heading level={2} size="title" id={id}>
          {heading}
        </Heading>
        {children}
      </Stack>
    </Panel>
  );
}
