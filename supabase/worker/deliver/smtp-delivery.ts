import { createTransport } from 'nodemailer';

import type { WrittenMail } from '../mails/write-mail';

/** An outgoing mail. Its id is that of its row: the same at each try. */
export interface OutgoingMail extends Omit<WrittenMail, 'requestId'> {
  id: string;
  to: string;
  /** Where answers go; the desk by default. */
  replyTo?: string | undefined;
  /** The ids of mails that its reader has already got in this conversation, oldest first. */
  earlier?: string[];
  /** The Message-ID of the reader's own mail that it answers. */
  answers?: string | null;
}

/**
 * Hands a mail over. Resolves once it is taken, and then it is not sent again.
 * @param signal ends the attempt
 */
export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;

interface SmtpOptions {
  url: string;
  from: string;
  /** Where answers go that have no address of their own. */
  desk: string;
  /** Certificates to trust besides the system's. */
  ca?: string;
}

/** How long the server may keep silent at each step. */
const SILENCE_MS = 20_000;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Sends each mail over its own connection to a mail server. Connections are not reused, because a pool sends a mail
 * again by itself when its connection ends between the mail and the server's answer. Without TLS nothing leaves this
 * machine: `smtp://` requires STARTTLS for any other host.
 */
export function smtpDelivery({ url, from, desk, ca }: SmtpOptions): Deliver {
  const server = new URL(url);
  const transport = createTransport({
    host: server.hostname.replace(/^\[|\]$/g, ''),
    port: Number(server.port) || (server.protocol === 'smtps:' ? 465 : 587),
    secure: server.protocol === 'smtps:',
    requireTLS: server.protocol === 'smtp:' && !LOOPBACK.test(server.hostname),
    ...(server.username && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    tls: { minVersion: 'TLSv1.2', ...(ca && { ca }) },
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: SILENCE_MS,
    socketCloseTimeout: 0,
    // Nothing that a person wrote can name a file or an address to read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const messageId = (id: string): string => `<${id}@${domain}>`;
  return async ({ id, to, replyTo, earlier = [], answers, subject, html, text }, signal) => {
    // RFC 5322, section 3.6.4: only mails that there are, the one that is answered last.
    const references = [...earlier.map(messageId), ...(answers ? [answers] : [])];
    await transport.sendMail({
      from: { name: 'Marisma', address: from },
      to: { name: '', address: to },
      replyTo: { name: 'Marisma', address: replyTo ?? desk },
      subject,
      html,
      text,
      // The same at each try, so that readers show a mail once that arrived twice (RFC 5322, section 3.6.4).
      messageId: messageId(id),
      ...(references.length > 0 && { references, inReplyTo: references.at(-1) }),
      // No absence notice answers it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
  };
}
