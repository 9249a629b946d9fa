/** Names of the policies that may create a script's URL (W3C Trusted Types); the site's headers allow no others. */
export const TRUSTED_TYPES = {
  /** Chunk loaders: one policy per build; every script they add has a digest. */
  chunks: 'marisma-chunks',
  /** The shell, for an area's first script. */
  areas: 'marisma-areas',
  /** The script in every page, for the shell's own scripts. */
  boot: 'marisma-boot',
  /** The shell, for the service worker. */
  worker: 'marisma-worker',
} as const;
