import { Dialog, ErrorState, Spinner } from '@marisma/area-kit/ui';
import type { StepProps } from '../parts/change-dialog';
import { t } from '../texts';
import { ArrivalFacts } from './arrival-facts';
import { ArrivalForm } from './arrival-form';
import { useArrival } from './queries';

/** How a guest arrives and who comes: a form until the day of arrival is over, then to read. */
export function ArrivalDialog(props: StepProps) {
  const { arriving, actions } = t.stay;
  const { data, isError, isFetching, refetch } = useArrival(props.stay.id);
  if (data && props.stay.daysAhead < 0) return <ArrivalFacts {...props} arrival={data} />;
  if (data) {
    const readVersion = async () => (await refetch()).data?.version;
    return <ArrivalForm {...props} arrival={data} readVersion={readVersion} />;
  }
  return (
    <Dialog open title={actions.arrival} onClose={props.onClose}>
      {isError ? (
        <ErrorState
          level={3}
          title={arriving.failed}
          reason={arriving.failedReason}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Spinner label={arriving.loading} />
      )}
    </Dialog>
  );
}
