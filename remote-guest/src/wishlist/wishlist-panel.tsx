import { useReadable } from '@marisma/shared/shell';
import { ButtonLink, EmptyState, Grid, Text } from '@marisma/shared/ui';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useGuest } from '../frame/guest-context';
import { paths } from '../paths';
import { homes } from '../sample/homes';
import { t } from '../texts';
import { WishlistItem } from './wishlist-item';
import { Note, Plain } from './wishlist-panel.styles';

/** The saved homes. A removed home stays in its place, with an undo button, until the tab is left. */
export function WishlistPanel() {
  const { wishlist } = t;
  const { store } = useGuest();
  const saved = useReadable(store.wishlist);
  const [savedAtFirst] = useState(saved);
  const shown = homes.filter(({ id }) => saved.includes(id) || savedAtFirst.includes(id));

  if (shown.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<Heart aria-hidden="true" strokeWidth={1.5} />}
        title={wishlist.empty.title}
        action={
          <ButtonLink variant="outline" to={paths.homes}>
            {wishlist.browse}
          </ButtonLink>
        }
      >
        {wishlist.empty.reason}
      </EmptyState>
    );
  }
  return (
    <>
      <Grid as={Plain} $min="14rem" $max={3}>
        {shown.map((home) => (
          <li key={home.id}>
            <WishlistItem home={home} />
          </li>
        ))}
      </Grid>
      <Note>
        <Text $size="sm" $muted>
          {wishlist.kept}
        </Text>
      </Note>
    </>
  );
}
