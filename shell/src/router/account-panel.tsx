import { useSession } from '@marisma/shared/shell';
import { PageSpinner } from '../frame/page-spinner';
import { useLate } from '../frame/use-late';
import { useSessionControl } from '../session/session-context';
import { t } from '../texts';
import { FaultPanel } from './fault-panel';
import { useRetry } from './use-retry';

/** How long the account service may take before the visitor is told what they wait for. */
export const ACCOUNT_OVERDUE_MS = 5000;

/** Says that nobody knows whether this visitor may see the page: their account or its roles can't be read. */
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

/** Waits for the account; whatever it says once it answers takes this one's place. */
export function AccountSpinner() {
  return useLate(ACCOUNT_OVERDUE_MS) ? <AccountPanel /> : <PageSpinner />;
}
