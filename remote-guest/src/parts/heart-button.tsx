import { useReadable, useShell } from '@marisma/shared/shell';
import { token } from '@marisma/shared/theme';
import { IconButton } from '@marisma/shared/ui';
import { Heart } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useGuest } from '../frame/guest-context';
import type { HomeId } from '../sample/homes';
import { t } from '../texts';

const WarmButton = styled(IconButton)`
  color: ${token.color.warm};
`;

/** Whether a home is on the wishlist, and a function to add or remove it. */
export function useSaved(home: HomeId) {
  const { wishlist, homes } = t;
  const shell = useShell();
  const { store } = useGuest();
  const saved = useReadable(store.wishlist).includes(home);
  const toggle = () => {
    store.wishlist.update((list) => (saved ? list.filter((id) => id !== home) : [...list, home]));
    const { title } = homes[home];
    shell.announce(saved ? wishlist.removed(title) : wishlist.saved(title));
  };
  return { saved, toggle };
}

/** The heart on a home's picture: filled when the home is on the wishlist. */
export function HeartButton({ home, ref }: { home: HomeId; ref?: Ref<HTMLButtonElement> }) {
  const { wishlist, homes } = t;
  const { saved, toggle } = useSaved(home);
  const { title } = homes[home];
  return (
    <WarmButton
      ref={ref}
      filled
      label={saved ? wishlist.remove(title) : wishlist.save(title)}
      icon={<Heart aria-hidden="true" fill={saved ? 'currentColor' : 'none'} strokeWidth={1.75} />}
      onClick={toggle}
    />
  );
}
