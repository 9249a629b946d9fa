import { Heading, Stack, Text } from '@marisma/shared/ui';
import type { ReactNode } from 'react';

/** A step of signing in with a heading of its own. */
export function FormFrame({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <Heading level={1} size="headline" id={id}>
          {title}
        </Heading>
        <Text $muted>{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
