import { Dialog } from '@marisma/area-kit/ui';
import { Awaited } from '../parts/awaited';
import type { StepProps } from '../parts/change-dialog';
import { t } from '../texts';
import { InvoiceForm } from './invoice-form';
import { useInvoiceDetails } from './queries';

/** To whom the invoice of a stay is issued. The accountant issues it; nothing is stamped here. */
export function InvoiceDialog({ stay, onBack, onClose }: StepProps) {
  const texts = t.invoice;
  const query = useInvoiceDetails(stay.id);
  return (
    <Dialog open title={texts.title} onClose={onClose} closeOnBackdrop={false}>
      {query.data ? (
        <InvoiceForm stay={stay} saved={query.data} onBack={onBack} onClose={onClose} />
      ) : (
        <Awaited query={query} failed={texts.failed} loading={texts.loading} />
      )}
    </Dialog>
  );
}
