import { Heading, Spinner, Stack } from '@marisma/area-kit/ui';
import { t } from '../texts';

/** Stands for an offer until it is read; prerendered HTML knows no more. */
export const Waiting = () => (
  <Stack $gap={6}>
    <Heading level={1}>{t.common.yourOffer}</Heading>
    <Spinner label={t.common.loading} fill />
  </Stack>
);
