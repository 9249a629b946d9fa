import { resolve } from 'node:path';

import type { StripeSettings } from './payments/stripe-provider';

/** The settings of the worker: where the data are, how mails leave, and who is written to. */
export interface Settings {
  supabaseUrl: string;
  secretKey: string;
  /** How mails leave: by a mail server, `smtp://` or `smtps://`, or into a folder. */
  delivery: { smtpUrl: string } | { folder: string };
  /** The sender of every mail. */
  from: string;
  /** Where mails without an address go, and answers of guests. */
  desk: string;
  /** The site's address, without a slash at the end. */
  siteUrl: string;
  health: { host: string; port: number };
  /** Where cards are taken; none takes none. */
  cards: StripeSettings | undefined;
  /** Where answers to mails arrive; without it the desk's own mailbox takes them. */
  replies: ReplySettings | undefined;
}

export interface ReplySettings {
  domain: string;
  /** Signs the addresses. */
  key: string;
  /** Where mails are received; none where another worker does. */
  receive?: { host: string; port: number };
}

/** A setting that is missing or wrong; its message is the sentence to show. */
export class BadSetting extends Error {}

const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*$/i;
const SHORTEST_KEY = 32;
const ADDRESS = /^[^\s@<>"',;:()[\]\\]+@[^\s@<>"',;:()[\]\\]+\.[^\s@<>"',;:()[\]\\]+$/;

/**
 * Reads the settings from environment variables.
 * @throws BadSetting that names the variable and says what it must be; never its value, which may be a secret
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const need = (name: string, what: string): string => {
    const value = env[name]?.trim();
    if (!value) throw new BadSetting(`${name} is missing: set it to ${what}.`);
    return value;
  };
  const url = (name: string, what: string, schemes: string[]): string => {
    const value = need(name, what);
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (!parsed?.hostname || !schemes.includes(parsed.protocol))
      throw new BadSetting(`${name} is not a valid address: set it to ${what}.`);
    return value.replace(/\/+$/, '');
  };
  const address = (name: string, what: string): string => {
    const value = need(name, what);
    if (!ADDRESS.test(value)) throw new BadSetting(`${name} is not a valid mail address: set it to ${what}.`);
    return value;
  };
  const folder = env['MAIL_FOLDER']?.trim();
  const server = `${MAIL_SERVER}${folder ? '' : ', or set MAIL_FOLDER to write mails into files instead'}`;
  return {
    supabaseUrl: url('SUPABASE_URL', "the project's address, such as https://abc.supabase.co", HTTP),
    secretKey: need('SUPABASE_SECRET_KEY', "the project's secret key"),
    delivery:
      folder && !env['SMTP_URL'] ? { folder: resolve(folder) } : { smtpUrl: url('SMTP_URL', server, SMTP) },
    from: address('MAIL_FROM', 'the address that mails come from'),
    desk: address('DESK_ADDRESS', 'the address where staff read their mail'),
    siteUrl: url('SITE_URL', "the site's address, such as https://www.example.com", HTTP),
    health: { host: env['HOST']?.trim() || '127.0.0.1', port: portOf('PORT', env['PORT']) },
    cards: env['STRIPE_SECRET_KEY']?.trim() ? cardSettings(env, need) : undefined,
    replies: replySettings(env, need),
  };
}

function replySettings(
  env: NodeJS.ProcessEnv,
  need: (name: string, what: string) => string,
): ReplySettings | undefined {
  const port = env['RECEIVE_PORT']?.trim();
  if (!env['REPLY_DOMAIN']?.trim() && !port) return undefined;
  const what = 'the domain that answers to mails go to, such as replies.example.com';
  const domain = need('REPLY_DOMAIN', what).toLowerCase();
  if (!DOMAIN.test(domain)) throw new BadSetting(`REPLY_DOMAIN is not a valid domain: set it to ${what}.`);
  const key = need(
    'REPLY_KEY',
    `a secret of ${SHORTEST_KEY} characters or more, such as openssl rand -hex 32 prints`,
  );
  if (key.length < SHORTEST_KEY)
    throw new BadSetting(`REPLY_KEY is too short: set it to ${SHORTEST_KEY} characters or more.`);
  const host = env['RECEIVE_HOST']?.trim() || '127.0.0.1';
  return { domain, key, ...(port && { receive: { host, port: portOf('RECEIVE_PORT', port) } }) };
}

/** STRIPE_HOST, STRIPE_PORT and STRIPE_PROTOCOL name a double of the API. */
function cardSettings(env: NodeJS.ProcessEnv, need: (name: string, what: string) => string): StripeSettings {
  const host = env['STRIPE_HOST']?.trim();
  const protocol = env['STRIPE_PROTOCOL'] === 'http' ? 'http' : 'https';
  return {
    secretKey: need('STRIPE_SECRET_KEY', 'the secret key of the account that is paid'),
    webhookSecret: need('STRIPE_WEBHOOK_SECRET', 'the signing secret of the endpoint for events'),
    ...(host && {
      api: { host, protocol, port: Number(env['STRIPE_PORT'] ?? (protocol === 'http' ? 80 : 443)) },
    }),
  };
}

const HTTP = ['http:', 'https:'];
const SMTP = ['smtp:', 'smtps:'];
const MAIL_SERVER = 'the mail server, such as smtp://user:password@mail.example.com:587';

function portOf(name: string, given: string | undefined): number {
  const port = Number(given?.trim() || 8080);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new BadSetting(`${name} is not a valid port: set it to a number from 1 to 65535.`);
}
