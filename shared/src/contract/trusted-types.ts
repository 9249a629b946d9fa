/** Names of the policies that may make a script's URL (W3C Trusted Types); the site's headers allow no others. */
export const TRUSTED_TYPES = {
  /** Chunk loaders: one policy per build, each guarded by the digests of the registry. */
  chunks: 'marisma-chunks',
  /** The shell, for the first script of an area. */
  areas: 'marisma-areas',
  /** The script in every page, for the shell's own scripts. */
  boot: 'marisma-boot',
  /** The shell, for the service worker. */
  worker: 'marisma-worker',
} as const;
