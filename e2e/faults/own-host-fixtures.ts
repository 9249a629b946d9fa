import { test as base } from './fixtures';
import { openOwnHost, type OwnHost } from './own-host';

/** Tests in which builds are released: the host stands before a site of the worker's own. */
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
