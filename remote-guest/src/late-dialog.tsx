import { useShell } from '@marisma/area-kit/shell';
import { withStayTexts } from '@marisma/area-kit/stays';
import { Dialog, Spinner } from '@marisma/area-kit/ui';
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import type { DashboardDialogProps, OpenDialog } from './dashboard-dialog';
import { t } from './texts';

const load = () => withStayTexts(() => import(/* webpackChunkName: "dialogs" */ './dashboard-dialog'));

function titleOf(dialog: OpenDialog): string {
  const { bookings, homes, payments } = t;
  switch (dialog.kind) {
    case 'stay':
      return dialog.booking ? homes[dialog.booking.property].title : bookings.referenceLabel;
    case 'details':
      return homes[dialog.booking.property].title;
    case 'changeDates':
      return bookings.changeDates.title;
    case 'receipt':
      return payments.dialog.title;
  }
}

/**
 * The dashboard's open dialog. Its code is fetched after the page renders; a dialog that is opened earlier shows a
 * spinner. If the code fails to load, the dialog closes with an error, and the next click tries again.
 */
export function LateDialog({ dialog, onClose }: { dialog: OpenDialog | null; onClose: () => void }) {
  const { notify, reportError } = useShell();
  const [Content, setContent] = useState<ComponentType<DashboardDialogProps>>();
  const waiting = dialog !== null && !Content;

  const fail = useEffectEvent((error: unknown) => {
    // A failed prefetch is not an error: no dialog is open.
    if (!waiting) return;
    onClose();
    reportError(error, { area: 'guest', during: 'opening a dialog' });
    notify({ kind: 'error', title: t.dashboard.dialogFailed });
  });

  useEffect(() => {
    if (Content) return undefined;
    let unmounted = false;
    load().then(
      (loaded) => setContent(() => loaded.default),
      (error: unknown) => !unmounted && fail(error),
    );
    return () => {
      unmounted = true;
    };
  }, [Content, waiting]);

  if (!dialog) return null;
  const frame = { title: titleOf(dialog), onClose };
  if (Content) return <Content dialog={dialog} {...frame} />;
  return (
    <Dialog open {...frame}>
      <Spinner />
    </Dialog>
  );
}
