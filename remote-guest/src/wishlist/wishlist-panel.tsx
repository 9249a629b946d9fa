import { ErrorState, deferred } from '@marisma/area-kit/ui';
import { t } from '../texts';

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState title={t.wishlist.failed} onRetry={onRetry} />
);

/** The guest's wishlist; its code is loaded when the tab is opened. */
export const WishlistPanel = deferred(() => import(/* webpackChunkName: "wishlist" */ './wishlist-lists'), {
  Failed,
});
