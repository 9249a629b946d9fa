import { once } from 'node:events';

import { type SMTPServerDataStream, SMTPServer } from 'smtp-server';

import type { DataService } from '../data-service';
import { codeOf, type Log } from '../log';
import { type OfficeAddresses, readMail } from './read-mail';
import type { ReplyAddresses } from './reply-address';

export interface ReceiverOptions extends OfficeAddresses {
  data: DataService;
  addresses: ReplyAddresses;
  log: Log;
  host: string;
  port: number;
  /** For tests. */
  most?: { bytes: number };
}

export interface Receiver {
  port: number;
  /** Takes no new mails, and waits for those under way. */
  stop(): Promise<void>;
}

/** Large enough for a few photographs, so that the text beside them arrives. */
const MOST_BYTES = 15 * 1024 * 1024;
const MOST_CLIENTS = 20;
const SILENCE_MS = 30_000;

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const UNKNOWN = answer(550, '5.1.1 There is no such conversation');
const TOO_LARGE = answer(552, '5.3.4 This mail is too large; please send the text alone');
const LATER = answer(451, '4.3.0 Please try again in a few minutes');

/**
 * Receives answers to our mails by SMTP, behind the company's mail server, which forwards what arrives for the
 * domain of these addresses. Nothing else is taken, and nothing is passed on.
 * @throws the error of the port, such as EADDRINUSE
 */
export async function receiveMail(options: ReceiverOptions): Promise<Receiver> {
  const { data, addresses, from, desk, log, host, port, most = { bytes: MOST_BYTES } } = options;

  /** @throws what the other server is to be answered */
  async function take(raw: Buffer, request: string, returnPath: string): Promise<void> {
    const mail = await readMail(raw, returnPath, { from, desk }).catch(() => {
      throw answer(550, '5.6.0 This mail cannot be read');
    });
    if (typeof mail === 'string') return log('info', 'mail_dropped', { code: mail });
    if (mail.from === desk.toLowerCase()) throw answer(550, '5.7.1 Please answer guests at the desk');
    if (!mail.body && mail.attachments === 0) return log('info', 'mail_dropped', { code: 'no_words' });
    const outcome = await data('receive_mail', {
      request_id: request,
      message_id: mail.messageId,
      from_address: mail.from,
      body: mail.body,
      attachments: mail.attachments,
      cut: mail.cut,
    });
    log('info', 'mail_received', { code: outcome });
    if (outcome === 'unknown') throw UNKNOWN;
    if (outcome === 'too_many')
      throw answer(554, '5.7.1 Too many mails in an hour; please write again later');
  }

  const server = new SMTPServer({
    // One line that names no program and no machine.
    name: addresses.domain,
    banner: 'Marisma',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: most.bytes,
    maxClients: MOST_CLIENTS,
    socketTimeout: SILENCE_MS,
    closeTimeout: SILENCE_MS,
    onRcptTo({ address }, { envelope }, done) {
      if (!addresses.requestOf(address)) return done(UNKNOWN);
      // The other server sends it again for the next one.
      done(envelope.rcptTo.length > 0 ? answer(452, '4.5.3 One address at a time') : null);
    },
    onData(stream, { envelope }, done) {
      const request = addresses.requestOf(envelope.rcptTo[0]?.address ?? '');
      const returnPath = envelope.mailFrom ? envelope.mailFrom.address : '';
      bodyOf(stream, most.bytes)
        .then((raw) => {
          if (!raw || !request) throw raw ? UNKNOWN : TOO_LARGE;
          return take(raw, request, returnPath);
        })
        .then(
          () => done(null, '2.0.0 Thank you'),
          (error: unknown) => {
            log('warn', 'mail_not_received', { code: codeOf(error) });
            done(error instanceof Error && 'responseCode' in error ? error : LATER);
          },
        );
    },
  });
  // Others hang up as they like.
  server.on('error', () => log('warn', 'receiver_failed'));
  server.listen(port, host);
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

/** A mail as it came, read to its end; undefined for one that is too long. */
async function bodyOf(stream: SMTPServerDataStream, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= most) chunks.push(chunk);
  }
  return bytes > most ? undefined : Buffer.concat(chunks);
}
