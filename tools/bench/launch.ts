import { chromium, type Browser } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../check/find-chromium';

/**
 * @param pin of the certificate to trust; without it nothing that the servers send would be cached
 * @param flags further ones of Chromium
 */
export const launch = (pin: string, flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${pin}`, ...flags],
  });
