/** What became of a link: shared through the device, put on the clipboard, given up by the visitor, or lost. */
export type ShareOutcome = 'shared' | 'copied' | 'canceled' | 'failed';

/**
 * Offers a link to the device's share sheet; where there is none, or it refuses, copies it. Never rejects.
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
