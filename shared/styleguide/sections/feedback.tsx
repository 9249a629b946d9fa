import { SearchX } from 'lucide-react';
import { useState } from 'react';
import {
  Badge,
  Button,
  ComingSoon,
  EmptyState,
  ErrorState,
  Note,
  Skeleton,
  Spinner,
  Stack,
  Stars,
  StatusBadge,
  type BadgeTone,
} from '@marisma/area-kit/ui';
import { Chapter, Specimen } from '../specimen';

const tones: BadgeTone[] = ['neutral', 'accent', 'gold', 'success', 'warning', 'danger', 'solid'];

export function Feedback() {
  const [tries, setTries] = useState(0);
  return (
    <Chapter id="feedback" title="Feedback">
      <Specimen name="Badge" row>
        {tones.map((tone) => (
          <Badge key={tone} $tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="StatusBadge, Stars" row>
        <StatusBadge tone="success">Available</StatusBadge>
        <StatusBadge tone="accent">Occupied</StatusBadge>
        <StatusBadge tone="warning">Maintenance</StatusBadge>
        <Stars rating={5} />
        <Stars rating={3.5} />
      </Specimen>
      <Specimen name="Note">
        <Note>Sample data: these figures show how the page will look.</Note>
        <Note tone="success">Profile updated successfully</Note>
        <Note tone="warning">A newer version of this page is ready.</Note>
        <Note tone="danger">Failed to load users</Note>
      </Specimen>
      <Specimen name="Spinner, Skeleton" row>
        <Spinner />
        <Stack $gap={2}>
          <Skeleton $width="12rem" $height="1.5rem" />
          <Skeleton $width="18rem" />
          <Skeleton $width="3rem" $height="3rem" $round />
        </Stack>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          level={3}
          icon={<SearchX aria-hidden="true" />}
          title="No properties found matching your criteria."
          action={<Button variant="outline">Clear Filters</Button>}
        >
          Try fewer bedrooms, or other dates.
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          level={3}
          title="This page could not be loaded"
          reason={`The connection was lost. Tried again ${tries} times.`}
          onRetry={() => setTries(tries + 1)}
        />
      </Specimen>
      <Specimen name="ComingSoon">
        <ComingSoon
          level={3}
          title="Payouts"
          what="What was paid, what is due and when."
          sketch="rows"
          meanwhile={{ label: 'See the statements', to: '/owner/reservations' }}
          contact={{ label: 'Ask us about it', to: '/contact' }}
        />
      </Specimen>
    </Chapter>
  );
}
