import { Panel, Spinner } from '@marisma/area-kit/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import { NotRead } from './not-read';

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
