import { useShell } from '@marisma/area-kit/shell';
import { withStayTexts } from '@marisma/area-kit/booking';
import { Dialog, Spinner, useDeferred } from '@marisma/area-kit/ui';
import { useEffect, useEffectEvent } from 'react';
import { t } from './texts';
import type { OpenDialog } from './dialogs';

const importDialogs = () => withStayTexts(() => import(/* webpackChunkName: "dialogs" */ './dialogs'));

function titleOf(dialog: OpenDialog): string {
  if ('receipt' in dialog) return t.dashboard.receipt;
  return dialog.stay ? dialog.stay.house : t.bookings.referenceLabel;
}

/**
 * The dashboard's open dialog. Its code is fetched after the page renders; a dialog that is opened earlier shows a
 * spinner. If the code fails to load, the dialog closes with an error, and the next click tries again.
 */
export function DashboardDialog({ dialog, onClose }: { dialog: OpenDialog | null; onClose: () => void }) {
  const { notify, reportError } = useShell();
  const { Component, error, load } = useDeferred(importDialogs);
  const open = dialog !== null;

  const retry = useEffectEvent(() => error !== undefined && load());
  useEffect(() => {
    if (open) retry();
  }, [open]);

  const fail = useEffectEvent(() => {
    // A failed prefetch is not an error: no dialog is open.
    if (!open) return;
    onClose();
    reportError(error, { area: 'guest', during: 'opening a dialog' });
    notify({ kind: 'error', title: t.dashboard.dialogFailed });
  });
  useEffect(() => {
    if (error !== undefined) fail();
  }, [error]);

  if (!dialog) return null;
  const frame = { title: titleOf(dialog), onClose };
  if (Component) return <Component dialog={dialog} {...frame} />;
  return (
    <Dialog open {...frame}>
      <Spinner />
    </Dialog>
  );
}
