import { createHash, X509Certificate } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
  /** The pin that a browser trusts: SHA-256 of the public key, base64 (RFC 7469, section 2.4). */
  pin: string;
}

/** Makes a certificate for localhost that is valid for a day. */
export async function makeCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 24 * 60 * 60 * 1000),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, pin: createHash('sha256').update(spki).digest('base64') };
}

/**
 * Delay between the headers and the body of an answer in ms. When DevTools throttles, body bytes that arrive
 * together with the headers skip the throttling. A local server may send the whole body that early, so
 * without the delay the same file would start at once in one view and 0.8 s later in the next.
 */
const BODY_AFTER_MS = 10;

function sendHeadersFirst(res: ServerResponse): void {
  const { write, end } = res;
  let headersGone: Promise<void> | undefined;
  const later = (send: () => unknown): void => {
    if (!res.headersSent) res.flushHeaders();
    // After the delay the original methods are restored; the original `end` calls `write` itself.
    headersGone ??= setTimeout(BODY_AFTER_MS).then(() => void Object.assign(res, { write, end }));
    void headersGone.then(send);
  };
  res.write = (...given: unknown[]) => {
    later(() => Reflect.apply(write, res, given));
    return true;
  };
  res.end = (...given: unknown[]) => {
    later(() => Reflect.apply(end, res, given));
    return res;
  };
}

/** Serves over HTTP/2 and TLS on a free port, as static hosts do. */
export async function serveOverH2(answer: RequestListener, { key, cert }: Certificate) {
  const sessions = new Set<ServerHttp2Session>();
  // Node's HTTP/2 requests work like HTTP/1 requests, but their types don't say so.
  const server = createSecureServer({ key, cert, allowHTTP1: true }, ((
    req: IncomingMessage,
    res: ServerResponse,
  ) => {
    sendHeadersFirst(res);
    answer(req, res);
  }) as never);
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    close: () => {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
