import { late } from '@marisma/shared/ui';
import type { Ref } from 'react';
import type { HomeId } from '../sample/homes';

const LiveHeart = late(() => import('./live-heart'));

/** The heart on a home's picture: filled when the home is on the account's wishlist. */
export function HeartButton({ home, ref }: { home: HomeId; ref?: Ref<HTMLButtonElement> }) {
  return <LiveHeart house={home} ref={ref} />;
}
