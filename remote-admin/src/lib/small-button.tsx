import { Button } from '@marisma/area-kit/ui';
import type { ComponentProps } from 'react';

/** A button beside a row, a title or a notice: small and outlined unless `variant` says otherwise. */
export const SmallButton = (props: Omit<ComponentProps<typeof Button>, 'size'>) => (
  <Button variant="outline" {...props} size="sm" />
);
