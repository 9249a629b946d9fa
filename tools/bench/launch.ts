import { chromium, type Browser } from 'playwright';
import { findChromium } from '../check/find-chromium';

/** @param pin of the certificate to trust; without it nothing that the servers send would be cached */
export const launch = (pin: string): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? undefined,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${pin}`,
    ],
  });
