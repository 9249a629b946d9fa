import { useShell } from '@marisma/area-kit/shell';
import { Dialog, ErrorState, Spinner } from '@marisma/area-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../texts';
import type { StepProps } from '../step-props';

/** How a guest arrives and who comes: a form until the day of arrival is over, then to read. */
export function ArrivalDialog(props: StepProps) {
  const { live, onClose } = props;
  const { supabase } = useShell();
  const { arriving, actions } = t.stay;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['arrival', live.id],
    queryFn: async ({ signal }) => {
      // Code and details are asked for at the same time.
      const [client, code] = await Promise.all([
        supabase(),
        import(/* webpackChunkName: "arrival" */ './arrival-form'),
      ]);
      return { Form: code.ArrivalForm, arrival: await code.readArrival(client, live.id, signal) };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // What was read is what the guest edits; saving notices a newer version.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { during: 'reading arrival details' },
  });
  if (data) {
    const again = async () => (await refetch()).data?.arrival;
    return <data.Form {...props} arrival={data.arrival} onReadAgain={again} />;
  }
  return (
    <Dialog open title={actions.arrival} onClose={onClose}>
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
