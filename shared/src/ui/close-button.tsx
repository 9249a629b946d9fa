import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button';

/** Closes what it stands in. */
export const CloseButton = (props: Omit<ComponentProps<typeof IconButton>, 'icon'>) => (
  <IconButton {...props} icon={<X aria-hidden="true" strokeWidth={1.75} />} />
);
