import { useShell } from '@marisma/area-kit/shell';
import { Share2 } from 'lucide-react';
import { t } from '../texts';
import { EdgeButton } from './edge-button';

/** The result of sharing a link; `canceled` by the visitor. */
type ShareOutcome = 'shared' | 'copied' | 'canceled' | 'failed';

/**
 * Shares a link through the device's share sheet; copies it where the sheet is missing or fails. Never rejects.
 * (W3C Web Share API; WHATWG Clipboard)
 */
export async function shareLink(title: string, url: string): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if ((error as { name?: string }).name === 'AbortError') return 'canceled';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

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
