import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { answerApi } from './api';
import { answerPage } from './page';
import { openStore } from './state';
import { eventSender } from './send-events';

export interface PaymentsDouble {
  /** The worker's settings for cards. */
  env: Record<string, string>;
  /** Answers the payment page, below the path of `pageUrl`. */
  page(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): void;
}

interface DoubleOptions {
  /** The file of the payments; undefined keeps them in memory. */
  file?: string | undefined;
  /** The address of the payment page, without the id of a session. */
  pageUrl: string;
  /** Where events are sent. */
  eventsUrl: string;
}

/** Starts a double of the payment provider, for this machine alone: its API on a port of its own, and its payment page. */
export async function startPaymentsDouble({
  file,
  pageUrl,
  eventsUrl,
}: DoubleOptions): Promise<PaymentsDouble> {
  const store = openStore(file);
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(18).toString('hex')}`;
  const stopping = new AbortController();
  const sendEvent = eventSender(store, eventsUrl, webhookSecret, stopping.signal);
  const api = answerApi({ store, secretKey, pageUrl, sendEvent });
  const server = createServer(
    (request, response) => void api(request, response).catch(() => response.destroy()),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_HOST: '127.0.0.1',
      STRIPE_PORT: String((server.address() as AddressInfo).port),
      STRIPE_PROTOCOL: 'http',
    },
    page: answerPage(store, sendEvent),
    close: () => {
      stopping.abort();
      server.close();
      server.closeAllConnections();
    },
  };
}
