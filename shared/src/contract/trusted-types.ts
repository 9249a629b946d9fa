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
  /** The shell, for the script of the captcha. */
  captcha: 'marisma-captcha',
} as const;

/**
 * Cloudflare Turnstile, the one script from elsewhere, where `config.json` names a key for it
 * (https://developers.cloudflare.com/turnstile/get-started/client-side-rendering).
 */
export const CAPTCHA_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
