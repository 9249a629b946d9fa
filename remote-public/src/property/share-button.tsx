import { useShell } from '@marisma/area-kit/shell';
import { Share2 } from 'lucide-react';
import { t } from '../texts';
import { EdgeButton } from './edge-button';
import { shareLink } from './share-link';

/** Shares this page's address, or copies it and announces that. */
export function ShareButton({ title }: { title: string }) {
  const { notify } = useShell();
  const { share: label, linkCopied, linkNotCopied } = t.detail;
  const share = async () => {
    const outcome = await shareLink(title, window.location.href);
    if (outcome === 'copied') notify({ kind: 'success', title: linkCopied });
    if (outcome === 'failed') notify({ kind: 'error', title: linkNotCopied });
  };
  return (
    <EdgeButton variant="quiet" size="sm" onClick={() => void share()}>
      <Share2 aria-hidden="true" strokeWidth={1.75} />
      {label}
    </EdgeButton>
  );
}
