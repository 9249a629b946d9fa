import { expect, test as base } from '../fixtures';
import { openBrokenHost, type BrokenHost } from './broken-host';

export { expect };

interface Fixtures {
  /** The proxy between page and site; without faults at the start of every test. */
  host: BrokenHost;
}

interface Shared {
  hostOfWorker: BrokenHost;
}

export const test = base.extend<Fixtures, Shared>({
  hostOfWorker: [
    async ({ browserName: _ }, provide, { project }) => {
      const host = await openBrokenHost(project.use.baseURL!);
      await provide(host);
      host.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ hostOfWorker }, provide) => {
    await provide(hostOfWorker);
    hostOfWorker.mend();
  },
});
