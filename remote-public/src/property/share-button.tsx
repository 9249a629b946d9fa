import { useShell } from '@marisma/area-kit/shell';
import { Share2 } from 'lucide-react';
import { t } from '../texts';
import { EdgeButton } from './edge-button';

/** Shares this page's address by the device's share sheet; where that is missing or fails, copies it and says so. */
export function ShareButton({ title }: { title: string }) {
  const { notify } = useShell();
  const { share: label, linkCopied, linkNotCopied } = t.detail;
  const share = async () => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // The visitor has closed the sheet.
        if ((error as { name?: string }).name === 'AbortError') return undefined;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      return notify({ kind: 'success', title: linkCopied });
    } catch {
      return notify({ kind: 'error', title: linkNotCopied });
    }
  };
  return (
    <EdgeButton variant="quiet" size="sm" onClick={() => void share()}>
      <Share2 aria-hidden="true" strokeWidth={1.75} />
      {label}
    </EdgeButton>
  );
}
