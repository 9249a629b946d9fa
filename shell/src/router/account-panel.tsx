import { useSession } from '@marisma/area-kit/shell';
import { PageSpinner, useTimePassed } from '../frame/page-spinner';
import { useSessionControl } from '../session/session-context';
import { t } from '../texts';
import { FaultPanel, useRetry } from './fault-panel';

/** How long the account service may take before the waiting visitor sees a message. */
export const ACCOUNT_OVERDUE_MS = 5000;

/** Says that the page can't be opened, because the visitor's account or roles can't be read. */
export function AccountPanel() {
  const { reloadRoles } = useSessionControl();
  const session = useSession();
  const texts = t.frame.accountPanel;
  const failed = session.status === 'signedIn' && session.rolesStatus === 'failed';
  const retry = useRetry(undefined, () => (failed ? void reloadRoles() : window.location.reload()));
  return (
    <FaultPanel
      area="shell"
      reason="account-unreachable"
      title={texts.title}
      text={failed ? texts.failed : texts.overdue}
      onRetry={retry}
    />
  );
}

/** Shown while the account is unknown; replaced once it is known. */
export function AccountSpinner() {
  return useTimePassed(ACCOUNT_OVERDUE_MS) ? <AccountPanel /> : <PageSpinner />;
}
