import { useReadable, useShell } from '@marisma/area-kit/shell';
import { Badge, Grid, Heading, Text } from '@marisma/area-kit/ui';
import { Hearted, heartTexts } from '@marisma/area-kit/wishlist';
import { useRef, useState } from 'react';
import { useGuest } from '../frame/guest-context';
import { homes, type Home, type HomeId } from '../sample/homes';
import { t } from '../texts';
import { WishlistItem } from './wishlist-item';
import { Note, Plain, Sample, SampleTitle } from './wishlist-panel.styles';

function SampleHome({ home }: { home: Home }) {
  const heart = useRef<HTMLButtonElement>(null);
  const { announce } = useShell();
  const { wishlist } = useGuest().store;
  const saved = useReadable(wishlist).includes(home.id);
  const toggle = () => {
    wishlist.update((list) => (saved ? list.filter((id) => id !== home.id) : [...list, home.id]));
    const { title } = t.homes[home.id];
    announce(saved ? heartTexts.removed(title) : heartTexts.saved(title));
  };
  return (
    <WishlistItem
      home={home}
      saved={saved}
      onToggle={toggle}
      heartRef={heart}
      heart={<Hearted house={home.id} saved={saved} onToggle={toggle} ref={heart} />}
    />
  );
}

/** What the sample guest had saved, but for what the account has saved itself; changes are kept in the tab. */
export function SampleHomes({ except }: { except: readonly HomeId[] }) {
  const saved = useReadable(useGuest().store.wishlist);
  const [savedAtFirst] = useState(saved);
  const shown = homes.filter(
    ({ id }) => !except.includes(id) && (saved.includes(id) || savedAtFirst.includes(id)),
  );
  if (shown.length === 0) return null;
  return (
    <Sample aria-label={t.wishlist.sample}>
      <SampleTitle>
        <Heading level={3} size="lg">
          {t.wishlist.sample}
        </Heading>
        <Badge $tone="gold">{t.dashboard.sampleData}</Badge>
      </SampleTitle>
      <Grid as={Plain} $min="14rem" $max={3}>
        {shown.map((home) => (
          <li key={home.id}>
            <SampleHome home={home} />
          </li>
        ))}
      </Grid>
      <Note>
        <Text $size="sm" $muted>
          {t.wishlist.kept}
        </Text>
      </Note>
    </Sample>
  );
}
