/** Whether the visitor asked the browser to save data (Save-Data); false where the browser does not report it. */
export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
