/**
 * Offers a text to the visitor as a file download.
 * @param name the file's name, with its extension
 */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
