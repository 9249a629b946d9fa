import { test as base } from './fixtures';
import { openOwnHost, type OwnHost } from './own-host';

/** Tests that release builds: the proxy is in front of a separate site per worker. */
export const test = base.extend<object, { hostOfWorker: OwnHost }>({
  hostOfWorker: [
    async ({ browserName: _ }, provide, { project }) => {
      const host = await openOwnHost(project.use.baseURL!);
      await provide(host);
      host.close();
    },
    { scope: 'worker' },
  ],
});
