/**
 * Whether anything on the page would ask before the tab is closed. Pages with unsaved work say so the web's own
 * way, by a `beforeunload` listener that calls `preventDefault()` (HTML, 'prompt to unload'); what is kept as
 * a draft needs none. The question is put without a prompt.
 */
export const hasUnsavedWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
