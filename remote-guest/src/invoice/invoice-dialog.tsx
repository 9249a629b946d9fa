import { Dialog, ErrorState, Spinner } from '@marisma/area-kit/ui';
import type { StepProps } from '../parts/change-dialog';
import { t } from '../texts';
import { InvoiceForm } from './invoice-form';
import { useInvoiceDetails } from './queries';

/** To whom the invoice of a stay is issued. The accountant issues it; nothing is stamped here. */
export function InvoiceDialog({ stay, onBack, onClose }: StepProps) {
  const { invoice, stay: words } = t;
  const { data, isError, isFetching, refetch } = useInvoiceDetails(stay.id);
  return (
    <Dialog open title={invoice.title} onClose={onClose} closeOnBackdrop={false}>
      {data ? (
        <InvoiceForm stay={stay} saved={data} onBack={onBack} onClose={onClose} />
      ) : isError ? (
        <ErrorState
          level={3}
          title={invoice.failed}
          reason={words.arriving.failedReason}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Spinner label={invoice.loading} />
      )}
    </Dialog>
  );
}
