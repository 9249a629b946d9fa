/**
 * Hands a text to the visitor as a file.
 * @param name the file's name, with its ending
 */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
