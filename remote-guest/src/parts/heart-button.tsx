import { deferred } from '@marisma/area-kit/ui';
import type { Ref } from 'react';
import type { HomeId } from '../sample/homes';

// One file with the tab's code: what two files need would be loaded with the page.
const LiveHeart = deferred(async () => {
  const kit = await import(/* webpackChunkName: "wishlist" */ '@marisma/area-kit/wishlist');
  return { default: kit.HeartButton };
});

/** The heart on a home's picture: filled when the home is on the account's wishlist. */
export function HeartButton({ home, ref }: { home: HomeId; ref?: Ref<HTMLButtonElement> }) {
  return <LiveHeart house={home} ref={ref} />;
}
