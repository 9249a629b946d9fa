import { chromium, type Browser } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../check/find-chromium';

/** @param pin the certificate to trust; browsers cache nothing from servers that they don't trust */
export const launch = (pin: string): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? undefined,
    // Ctrl-C ends the run after its round; Playwright would end the process at once.
    handleSIGINT: false,
    args: [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${pin}`],
  });
