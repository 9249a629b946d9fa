import { resolve } from 'node:path';

import type { StripeSettings } from './payments/by-stripe';

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
}

/** A setting that is missing or wrong; its message is the sentence to show. */
export class BadSetting extends Error {}

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
    desk: address('DESK_ADDRESS', 'the address where the house reads its mail'),
    siteUrl: url('SITE_URL', "the site's address, such as https://www.example.com", HTTP),
    health: { host: env['HOST']?.trim() || '127.0.0.1', port: portOf(env['PORT']) },
    cards: env['STRIPE_SECRET_KEY']?.trim() ? cardSettings(env, need) : undefined,
  };
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

function portOf(given: string | undefined): number {
  const port = Number(given?.trim() || 8080);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new BadSetting('PORT is not a valid port: set it to a number from 1 to 65535.');
}
