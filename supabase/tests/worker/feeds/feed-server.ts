import { createServer } from 'node:https';
import type { RequestListener } from 'node:http';
import { isIP, type AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

import { generate } from 'selfsigned';

import { type FeedNet, PUBLIC_NET } from '../../../worker/feeds/fetch-feed';

export const HOST = 'feeds.test';

const certificate = generate([{ name: 'commonName', value: HOST }], {
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
});

/** A site on this machine, and a net in which `feeds.test` is this site and other names are refused or unknown. */
export async function startFeedServer(test: TestContext, listener: RequestListener): Promise<FeedNet> {
  const { private: key, cert } = await certificate;
  const server = createServer({ key, cert }, listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  test.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    ...PUBLIC_NET,
    port: (server.address() as AddressInfo).port,
    ca: cert,
    lookup: async (host) => {
      if (host === HOST) return ['127.0.0.1'];
      if (host === 'metadata.test') return ['169.254.169.254'];
      if (host === 'both.test') return ['127.0.0.1', '10.0.0.1'];
      if (host === 'never.test') return new Promise(() => {});
      // As the system does, which looks no address up.
      if (isIP(host)) return [host];
      throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
    },
    isAllowed: (address) => address === '127.0.0.1',
  };
}
