import { useDemo } from '@marisma/area-kit/queries';
import { useReadable, useShell } from '@marisma/area-kit/shell';
import { layer, space, token } from '@marisma/area-kit/theme';
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  List,
  Skeleton,
  Text,
} from '@marisma/area-kit/ui';
import { HeartToggle, heartTexts, useSaved, useWishlist } from '@marisma/area-kit/wishlist';
import { Heart } from 'lucide-react';
import { useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { HomeCard } from '../parts/home-card';
import { useGuestStore } from '../frame/guest-store';
import { allHomes, type Home } from '../homes';
import { paths } from '../paths';
import { t } from '../texts';

const Removed = styled.div`
  position: relative;
  z-index: ${layer.raised};
  display: flex;
  gap: ${space(2)};
  align-items: center;
  margin-top: ${space(2)};
`;

const Sample = styled.section`
  margin-top: ${space(10)};
  padding-top: ${space(6)};
  border-top: 1px solid ${token.color.rule};

  > :first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)} ${space(3)};
    align-items: center;
    margin-bottom: ${space(5)};
  }

  > :last-child {
    margin-top: ${space(6)};
  }
`;

type ItemProps = { home: Home; saved: boolean; onToggle: () => void };

/** A home on a wishlist; once removed, it shows a note with an undo button. */
function Item({ home, saved, onToggle }: ItemProps) {
  const heart = useRef<HTMLButtonElement>(null);
  const undo = () => {
    onToggle();
    // The undo button disappears, so the focus moves to the heart.
    heart.current?.focus();
  };
  return (
    <HomeCard
      home={home}
      heart={<HeartToggle house={home.id} saved={saved} onToggle={onToggle} ref={heart} />}
      sizes="(min-width: 768px) 18rem, 100vw"
    >
      {!saved && (
        <Removed>
          <Badge>{t.wishlist.removedLabel}</Badge>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t.wishlist.undoOf(t.homes[home.id].title)}
            onClick={undo}
          >
            {t.wishlist.undo}
          </Button>
        </Removed>
      )}
    </HomeCard>
  );
}

function OwnItem({ home }: { home: Home }) {
  const { saved, toggle } = useSaved(home.id);
  return <Item home={home} saved={saved} onToggle={toggle} />;
}

/** Changes are kept in the tab. */
function SampleItem({ home }: { home: Home }) {
  const { announce } = useShell();
  const { wishlist } = useGuestStore();
  const saved = useReadable(wishlist).includes(home.id);
  const toggle = () => {
    wishlist.update((list) => (saved ? list.filter((id) => id !== home.id) : [...list, home.id]));
    const { title } = t.homes[home.id];
    announce(saved ? heartTexts.removed(title) : heartTexts.saved(title));
  };
  return <Item home={home} saved={saved} onToggle={toggle} />;
}

/** The saved homes. A removed one stays, with an undo button, until the tab is left. */
function useShown(saved: readonly string[]): readonly Home[] {
  const [savedAtFirst] = useState(saved);
  return allHomes().filter(({ id }) => saved.includes(id) || savedAtFirst.includes(id));
}

const HomesGrid = ({
  shown,
  of: HomeItem,
}: {
  shown: readonly Home[];
  of: ComponentType<{ home: Home }>;
}) => (
  <Grid as={List} $min="14rem" $max={3}>
    {shown.map((home) => (
      <li key={home.id}>
        <HomeItem home={home} />
      </li>
    ))}
  </Grid>
);

function OwnHomes({ saved }: { saved: readonly string[] }) {
  const { empty, browse } = t.wishlist;
  const shown = useShown(saved);
  if (shown.length > 0) return <HomesGrid shown={shown} of={OwnItem} />;
  return (
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
  );
}

/** What the sample guest had saved, but for what the account has saved itself. */
function SampleHomes({ except }: { except: readonly string[] }) {
  const texts = t.wishlist;
  const shown = useShown(useReadable(useGuestStore().wishlist)).filter(({ id }) => !except.includes(id));
  if (shown.length === 0) return null;
  return (
    <Sample aria-label={texts.sample}>
      <div>
        <Heading level={3} size="lg">
          {texts.sample}
        </Heading>
        <Badge $tone="gold">{t.dashboard.sampleData}</Badge>
      </div>
      <HomesGrid shown={shown} of={SampleItem} />
      <Text $size="sm" $muted>
        {texts.kept}
      </Text>
    </Sample>
  );
}

/** The account's wishlist and, below it in a demo, the sample's. */
export default function WishlistPanel() {
  const { saved, status, reload } = useWishlist();
  const demo = useDemo();
  return (
    <>
      {status === 'loading' && <Skeleton $height="16rem" />}
      {status === 'failed' && <ErrorState level={3} title={t.wishlist.failed} onRetry={reload} />}
      {status === 'ready' && <OwnHomes saved={saved} />}
      {demo && <SampleHomes except={saved} />}
    </>
  );
}
