import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';

import { MIGRATIONS, readMigrations } from '../../../tools/backend/migrations';
import { generateTypes, TYPES_FILE, typesHeader } from '../../cli/database-types';
import { type CliUnreachable, environmentFor, fetchCli, supabaseCli } from '../../cli/supabase-cli';
import { findPostgres, openPostgres, type PostgresSession } from '../support/postgres';
import { prepareHosted } from '../support/schema';
import { WHOLE } from '../support/whole';

interface Finding {
  function: string;
  issues: { message: string }[];
}

const bin = findPostgres();

/** Why the tests cannot run; false when they can. In CI a CLI that cannot be fetched is a failure. */
async function reasonToSkip(): Promise<string | false> {
  if (!WHOLE) return 'part of npm run test:full';
  if (!bin) return 'no PostgreSQL server on this machine';
  const fetched = fetchCli().then(() => false as const);
  return process.env['CI'] ? fetched : fetched.catch(({ message }: CliUnreachable) => message);
}

it('a downloaded program gets no key of this machine', () => {
  const keys = ['MARISMA_SIGNING_KEY', 'MARISMA_AREA_KEY', 'SUPABASE_ACCESS_TOKEN', 'AWS_SECRET_ACCESS_KEY'];
  const kept = { PATH: '/bin', HOME: '/root', https_proxy: 'http://proxy', NO_PROXY: 'localhost' };
  const environment = { ...Object.fromEntries(keys.map((key) => [key, 'secret'])), ...kept };
  assert.deepEqual(environmentFor(environment), kept);
});

describe('hosted Supabase by its own CLI', { skip: await reasonToSkip() }, () => {
  let session: PostgresSession;
  const cli = (...args: string[]) => supabaseCli(...args, `--remote=${session.address}`);

  before(async () => {
    session = await openPostgres(bin ?? '');
    await prepareHosted(session);
  });
  after(() => session.close());

  it('db push applies every migration once, and migration list agrees', async () => {
    await cli('db', 'push', '--yes');
    const versions = (await readMigrations(MIGRATIONS)).map(({ version }) => version);
    const { migrations } = JSON.parse(await cli('migration', 'list', '--output-format', 'json')) as {
      migrations: { local: string; remote: string }[];
    };
    assert.deepEqual(
      migrations.map(({ local, remote }) => [local, remote]),
      versions.map((version) => [version, version]),
    );
    const [{ changes } = {}] = await session.query(
      'select count(*)::int as changes from supabase_migrations.schema_migrations',
    );
    assert.match(await cli('db', 'push', '--yes'), /up to date/);
    assert.equal(changes, versions.length);
  });

  it('gen types writes the committed types', async () => {
    const types = (await typesHeader(session)) + (await generateTypes(session.address));
    assert.equal(await readFile(TYPES_FILE, 'utf8'), types);
  });

  it('db lint finds a wrong function and no other', async () => {
    const [available] = await session.query(
      "select from pg_available_extensions where name = 'plpgsql_check'",
    );
    assert.ok(available, 'plpgsql_check is missing: apt-get install postgresql-15-plpgsql-check');
    await session.script('create extension plpgsql_check');
    const lint = async () => {
      // Its warnings are of style: names that are reserved words, results of two composites, casts of texts.
      const findings = JSON.parse((await cli('db', 'lint', '--level', 'error')) || '[]') as Finding[];
      return findings.flatMap(({ function: name, issues }) =>
        issues.map(({ message }) => `${name}: ${message}`),
      );
    };
    assert.deepEqual(await lint(), []);

    await session.script(`create function public.wrong() returns int language plpgsql as
      $$ begin return (select nothing from public.rates); end $$`);
    assert.deepEqual(await lint(), ['public.wrong: column "nothing" does not exist']);
  });
});
