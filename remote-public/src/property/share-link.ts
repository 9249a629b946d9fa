/** The result of sharing a link; `canceled` by the visitor. */
export type ShareOutcome = 'shared' | 'copied' | 'canceled' | 'failed';

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
