import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { App } from '@supabase/lite';

import { AccountGuard } from './account-guard';
import { authLog } from './auth-log';
import { AUTH_LIMITS, type AuthLimits, AuthThrottle } from './auth-throttle';
import { CodeGuard } from './code-guard';
import { type DataFolder, openDataFolder } from './data-folder';
import { type Database, openDatabase, type Sql } from './database';
import { askerOf } from './ask';
import { serve } from './gateway';
import { LinkSeal } from './link-seal';
import { mailFolder } from './mail-folder';
import { readMailTemplates } from './mail-templates';
import { migrate, MIGRATIONS, readMigrations } from './migrations';
import { checkPolicies } from './policy-check';
import { sendJson } from './replies';
import { loadSecrets, type Secrets } from './secrets';
import { seed } from './seed';

export interface BackendOptions {
  /** Folder of database, keys and mail; null keeps the data in memory. */
  dataDir: string | null;
  /** The site's origin, used for links in mails. */
  siteUrl: string;
  /** Whether to add the demo accounts. */
  seedDemo: boolean;
  /** Called with one line at a time, which never contains personal data. */
  log: (message: string) => void;
  /** How often the auth API can be called. */
  limits?: AuthLimits;
  /** An archive of a new database, for many starts with new data: see openDatabase. */
  emptyDatabase?: Blob | undefined;
}

export interface Backend {
  /** The `apikey` for browsers. */
  publishableKey: string;
  /** The `apikey` of the worker, which bypasses row-level security. */
  secretKey: string;
  /** The folder into which mails with links of accounts are written, one file per mail. */
  mailFolder: string;
  /** The folder into which the worker writes mails, and from which staff read them. */
  outboxFolder: string;
  /** Serves `/auth/v1`, `/rest/v1` and `/mail/v1`, and answers 404 to any other path. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Runs SQL that bypasses row-level security, for tools and tests. */
  sql: Sql;
  /** Waits for running requests, closes the database and unlocks the folder. */
  close(): Promise<void>;
}

const API_ROLES = new URL('./api-roles.sql', import.meta.url);

/**
 * Starts the embedded replacement for Supabase. Migrations, seed and policy check run before the first request.
 * @throws Error when the backend cannot start
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const folder = await openDataFolder(options.dataDir);
  try {
    const secrets = await loadSecrets(folder.secrets);
    const database = await openDatabase(folder.database, options.emptyDatabase);
    try {
      return await ready(options, folder, secrets, database);
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function ready(
  { siteUrl, seedDemo, log, limits = AUTH_LIMITS }: BackendOptions,
  folder: DataFolder,
  secrets: Secrets,
  database: Database,
): Promise<Backend> {
  const links = new LinkSeal(secrets.jwtSecret);
  const app = createApp(database, secrets, siteUrl, {
    driver: mailFolder(folder.mail, links, log),
    templates: await readMailTemplates(),
  });
  await app.ensureSystemSchema();
  await database.transaction([await readFile(API_ROLES, 'utf8')]);
  const applied = await migrate(database, await readMigrations(MIGRATIONS));
  if (applied.length > 0) log(`Applied ${applied.length} database migrations`);
  if (seedDemo) await seed(database);
  const { sql } = database;
  const { publishableKey, secretKey } = secrets;
  const ask = askerOf(app, database.lock, log);
  await checkPolicies(ask, sql, publishableKey);

  const gateway = {
    ask,
    throttle: new AuthThrottle(limits),
    codes: new CodeGuard(sql),
    links,
    outbox: { folder: folder.outbox, publishableKey },
    sql,
    accounts: new AccountGuard({ sql, ask, siteUrl, publishableKey }),
    authLog: authLog(folder.authLog),
    siteUrl,
  };
  const underWay = new Set<Promise<void>>();
  return {
    publishableKey,
    secretKey,
    mailFolder: folder.mail,
    outboxFolder: folder.outbox,
    sql,
    handle: async (request, response) => {
      const answered = serve(gateway, request, response).catch(() => answerFailure(response, log));
      underWay.add(answered);
      await answered.finally(() => underWay.delete(answered));
    },
    close: async () => {
      await Promise.all(underWay);
      await database.close();
      await folder.release();
    },
  };
}

function createApp(
  database: Database,
  secrets: Secrets,
  siteUrl: string,
  mail: { driver: ReturnType<typeof mailFolder>; templates: Awaited<ReturnType<typeof readMailTemplates>> },
): App {
  return new App({
    connection: database.connection,
    api: { schemas: ['public'], max_rows: 1000 },
    studio: { enabled: false },
    auth: {
      enabled: true,
      site_url: siteUrl,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      minimum_password_length: 8,
      enable_refresh_token_rotation: true,
      sessions: { timebox: '720h', inactivity_timeout: '168h' },
      email: { enable_signup: true, enable_confirmations: false, template: mail.templates },
    },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: mail.driver } },
  });
}

function answerFailure(response: ServerResponse, log: (message: string) => void): void {
  log('A request to the backend failed');
  if (response.headersSent) response.destroy();
  else sendJson(response, 500, { code: 500, message: 'The backend met an error.' });
}
