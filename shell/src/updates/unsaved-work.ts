/**
 * Whether the page has unsaved work. Pages report it by a `beforeunload` listener that calls
 * `preventDefault()` (HTML, 'prompt to unload'); work kept as a draft is not reported. This sends the event
 * without showing a prompt.
 */
export const hasUnsavedWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
