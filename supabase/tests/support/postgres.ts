import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import type { Row, SqlSession } from './sql-session';

const PLACES = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  '/usr/local/pgsql',
  '/Library/PostgreSQL',
];

/** The program folder of the newest PostgreSQL server on this machine; undefined without one. */
export function findPostgres(): string | undefined {
  const given = process.env['PG_BIN'];
  const found = PLACES.filter((place) => existsSync(place)).flatMap((place) => [
    join(place, 'bin'),
    ...readdirSync(place).map((version) => join(place, version, 'bin')),
  ]);
  const newestFirst = found.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return [given, ...newestFirst].find((bin) => bin !== undefined && existsSync(join(bin, 'initdb')));
}

export interface PostgresSession extends SqlSession {
  /** Opens one more session on the same server; close it before the first. */
  connect(): Promise<SqlSession>;
  /** The address of the server, a socket, for programs that take a connection string. */
  address: string;
}

/**
 * Starts a separate PostgreSQL server, without a port, in a folder that is removed at the end.
 * @param bin the folder returned by findPostgres
 */
export async function openPostgres(bin: string): Promise<PostgresSession> {
  const folder = mkdtempSync(join(tmpdir(), 'marisma-pg-'));
  const user = serverUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = { cwd: folder, stdio: 'ignore', ...user } as const;
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'supabase_admin', '--auth=trust', '-E', 'UTF8', '-N'],
    run,
  );
  const settings = ['-c', 'listen_addresses=', '-c', 'fsync=off', '-k', folder];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], run);
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return {
      ...sessionOf(await connected(folder), stop),
      connect: async () => sessionOf(await connected(folder)),
      address: `postgresql:///postgres?host=${folder}&user=postgres&sslmode=disable`,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** PostgreSQL refuses to run as root; its package creates a user for it. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function connected(host: string): Promise<Client> {
  for (let attempt = 0; ; attempt++) {
    const client = new Client({ host, user: 'supabase_admin', database: 'postgres' });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await pause(100);
    }
  }
}

function sessionOf(client: Client, stop?: () => Promise<void>): SqlSession {
  return {
    query: async (sql, params) => (await client.query<Row>(sql, params)).rows,
    script: async (sql) => void (await client.query(sql)),
    close: async () => {
      await client.end();
      await stop?.();
    },
  };
}
