import { asDataError } from '@marisma/area-kit/data';
import { ButtonLink, EmptyState, ErrorState, Panel, SignInAgain, Spinner } from '@marisma/area-kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { House as HouseIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Houses, useHouses } from '../lib/houses';
import { paths } from '../paths';
import { t } from '../texts';

/** As high as the window, so that what stands below does not move into view and away again. */
const FullHeight = styled.div`
  min-block-size: 100svh;
`;

interface UnreadProps {
  of: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** What is said while it loads. */
  loading: string;
  /** What is said when it could not be read. */
  failed: string;
  level?: 2 | 3;
}

/** Stands where something is to be shown that is not there yet: it loads, or could not be read. */
export const Unread = ({ of, loading, failed, level }: UnreadProps) =>
  of.error ? (
    <NotRead
      title={failed}
      error={of.error}
      level={level}
      onRetry={() => void of.refetch()}
      busy={of.isFetching}
    />
  ) : (
    <Spinner label={loading} />
  );

/** Stands where most of a page is to be shown. */
export const UnreadPage = (props: UnreadProps) =>
  props.of.error ? (
    <Panel>
      <Unread {...props} />
    </Panel>
  ) : (
    <FullHeight>
      <Unread {...props} />
    </FullHeight>
  );

interface NotReadProps {
  /** What could not be read. */
  title: string;
  error: unknown;
  onRetry: () => void;
  busy: boolean;
  level?: 2 | 3;
}

/** Why something could not be read, in words, and what to do; an account that nobody has approved waits. */
export function NotRead({ title, error, onRetry, busy, level = 2 }: NotReadProps) {
  const texts = t.houses;
  const refusal = asDataError(error);
  if (refusal.code === 'not_allowed')
    return (
      <EmptyState title={texts.unapproved} level={level}>
        {texts.notAllowed}
      </EmptyState>
    );
  const words = refusal.code === 'signed_out' ? texts.signedOut : texts.unreachable;
  return (
    <ErrorState
      title={title}
      reason={
        <>
          {words}
          <SignInAgain after={refusal} />
        </>
      }
      onRetry={onRetry}
      busy={busy}
      level={level}
    />
  );
}

/** Shows what is below once the houses are known; until then, or without a house, why not. */
export function HousesOrReason({ children }: { children: (houses: Houses) => ReactNode }) {
  const query = useHouses();
  if (query.data && query.data.houses.length > 0) return children(query.data);
  if (query.data) {
    return (
      <Panel>
        <EmptyState
          icon={<HouseIcon aria-hidden="true" strokeWidth={1.5} />}
          title={t.houses.noHouse}
          action={<ButtonLink to={paths.contact}>{t.houses.askTeam}</ButtonLink>}
        >
          {t.houses.noHouseHint}
        </EmptyState>
      </Panel>
    );
  }
  return <UnreadPage of={query} loading={t.houses.loading} failed={t.houses.failed} />;
}
