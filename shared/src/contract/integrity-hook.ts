/** Name of the function that the shell puts on the window: script URL → digest, or throws for an unknown script. */
export const INTEGRITY_HOOK = '__marismaIntegrity';

/** Name of the function that the shell puts on the window for its own chunk loader: `digestInName`. */
export const SHELL_INTEGRITY_HOOK = '__marismaShellIntegrity';

/**
 * The digest (W3C SRI) in the name of a script. The shell's build names each script after its SHA-256, so that a page
 * and the chunk loader need no list of digests.
 * @returns '' for a name without a digest
 */
export function digestInName(url: string): string {
  const [, hex = ''] = /\.([0-9a-f]{64})\.js/.exec(url) ?? [];
  return hex && `sha256-${btoa(hex.replace(/../g, (byte) => String.fromCharCode(parseInt(byte, 16))))}`;
}
