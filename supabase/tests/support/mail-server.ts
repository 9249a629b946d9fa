import type { AddressInfo } from 'node:net';

import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The mails it took, as they came: headers, an empty line, body. */
  mails: string[];
  close(): Promise<void>;
}

/**
 * Starts a real SMTP server on this machine.
 * @param options faults: handlers that refuse, delay or cut a step
 */
export async function startMailServer(
  options: SMTPServerOptions = {},
  taken: (server: SMTPServer) => void | Promise<void> = () => {},
): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.key ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, _, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString('utf8'));
        void Promise.resolve(taken(server)).then(() => done());
      });
    },
    ...options,
  });
  // A client that hangs up is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${options.secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    close: () =>
      new Promise((closed) => {
        for (const { _socket: socket } of server.connections as Iterable<{ _socket?: { destroy(): void } }>)
          socket?.destroy();
        server.close(closed);
      }),
  };
}

/** A header of a mail, unfolded. */
export const headerOf = (mail: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*(?:\r?\n[ \t].*)*)`, 'im')
    .exec(mail.split(/\r?\n\r?\n/)[0] ?? '')?.[1]
    ?.replace(/\r?\n[ \t]/g, ' ');
