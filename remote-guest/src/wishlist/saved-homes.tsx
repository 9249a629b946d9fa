import { useSaved } from '@marisma/area-kit/wishlist';
import { ButtonLink, EmptyState, Grid } from '@marisma/area-kit/ui';
import { Heart } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '../paths';
import { homes, type Home, type HomeId } from '../sample/homes';
import { t } from '../texts';
import { WishlistItem } from './wishlist-item';
import { Plain } from './wishlist-panel.styles';

function SavedHome({ home }: { home: Home }) {
  const { saved, toggle } = useSaved(home.id);
  const heart = useRef<HTMLButtonElement>(null);
  return <WishlistItem home={home} saved={saved} onToggle={toggle} heartRef={heart} />;
}

/** The homes in the account's wishlist. A removed home stays, with an undo button, until the tab is left. */
export function SavedHomes({ saved }: { saved: readonly HomeId[] }) {
  const { empty, browse } = t.wishlist;
  const [savedAtFirst] = useState(saved);
  const shown = homes.filter(({ id }) => saved.includes(id) || savedAtFirst.includes(id));
  return shown.length === 0 ? (
    <EmptyState
      level={3}
      icon={<Heart aria-hidden="true" strokeWidth={1.5} />}
      title={empty.title}
      action={
        <ButtonLink variant="outline" to={paths.homes}>
          {browse}
        </ButtonLink>
      }
    >
      {empty.reason}
    </EmptyState>
  ) : (
    <Grid as={Plain} $min="14rem" $max={3}>
      {shown.map((home) => (
        <li key={home.id}>
          <SavedHome home={home} />
        </li>
      ))}
    </Grid>
  );
}
