import { useDemo } from '@marisma/area-kit/queries';
import { ErrorState, Skeleton } from '@marisma/area-kit/ui';
import { useWishlist } from '@marisma/area-kit/wishlist';
import { t } from '../texts';
import { SampleHomes } from './sample-homes';
import { SavedHomes } from './saved-homes';

/** The account's wishlist and, below it in a demo, the sample's. */
export default function WishlistLists() {
  const { saved, status, reload } = useWishlist();
  const demo = useDemo();
  return (
    <>
      {status === 'loading' && <Skeleton $height="16rem" />}
      {status === 'failed' && <ErrorState level={3} title={t.wishlist.failed} onRetry={reload} />}
      {status === 'ready' && <SavedHomes saved={saved} />}
      {demo && <SampleHomes except={saved} />}
    </>
  );
}
