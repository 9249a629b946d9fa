import { Heading, Stack, Text } from '@marisma/area-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A step of signing in with its own heading. It replaces the step before in place, so it takes the focus
 * itself.
 */
export function FormFrame(props: { id: string; title: string; text: string; children: ReactNode }) {
  const { id, title, text, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <Heading level={1} size="headline" id={id} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        <Text $muted>{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
