import { type Release } from '@marisma/area-kit/contract';
import { digest } from '../../../shared/build/digest';
import { forgetPaths, transferPath } from '../registry/path-owners';
import { disable, removeArea } from '../registry/registry-edits';
import { readRegistry } from '../registry/registry-store';
import { createSigner, generateKey } from '../registry/signing';
import { revokeKey } from './revoke-key';
import { type SignedStatement, type Statement } from './statement';
import { addKey } from './team-edits';

import {
  OLD,
  NEW,
  guestKey,
  path,
  change,
  live,
  run,
  statementFile,
  signed,
  site,
  inbox,
  messages,
  send,
  setUpTeams,
  withContractNine,
} from './testing/two-teams';

setUpTeams();

describe('a stolen guest key', () => {
  const cases: [what: string, attack: () => Promise<unknown>, answer: RegExp][] = [
    [
      'releases no other area',
      () => send(NEW, { area: 'admin', paths: path({ path: '/admin', access: ['admin'] }) }),
      /admin can't be released: the statement is not signed with a key of this area/,
    ],
    [
      'releases no other area by a statement of its own under the name of that area',
      async () => {
        await send(NEW);
        const messages = JSON.parse((await signed()).text) as Statement;
        const text = JSON.stringify({ ...messages, area: 'admin' });
        await inbox.write(
          statementFile('admin'),
          JSON.stringify({ text, signature: guestKey.sign(text) } satisfies SignedStatement),
        );
        await inbox.remove(statementFile());
      },
      /admin can't be released: the statement is not signed with a key of this area, or was altered/,
    ],
    [
      'releases nothing by a statement that was altered after it was signed',
      async () => {
        await send(NEW);
        const { text, signature } = await signed();
        const altered = text.replace('Ana', 'Eva');
        await inbox.write(statementFile(), JSON.stringify({ text: altered, signature }));
      },
      /guest can't be released: the statement is not signed with a key of this area, or was altered/,
    ],
    [
      'is no key of another area whose name it claims',
      async () => {
        await send(NEW, { area: 'admin' });
        await inbox.write(statementFile(), (await inbox.read(statementFile('admin')))!);
        await inbox.remove(statementFile('admin'));
      },
      /the statement is about admin/,
    ],
    [
      'is told in a sentence what is wrong with a description',
      async () => {
        await send(NEW);
        const messages = JSON.parse((await signed()).text) as Statement;
        const file = `guest/${NEW}/area.json`;
        const manifest = JSON.parse(String(await inbox.read(file))) as object;
        const content = Buffer.from(JSON.stringify({ ...manifest, bytes: 'many' }));
        await inbox.write(file, content);
        const digests = { ...messages.digests, 'area.json': digest(content) };
        const text = JSON.stringify({ ...messages, digests });
        await inbox.write(statementFile(), JSON.stringify({ text, signature: guestKey.sign(text) }));
      },
      /guest can't be released: area\.json of 222222222222: bytes: must be a number$/m,
    ],
    [
      'takes no path of another area',
      () => send(NEW, { paths: path({ path: '/admin/users', access: 'public' }) }),
      /\/admin\/users, which is below \/admin, belongs to admin, and only admin may open it: guest would open it to everybody\.$/m,
    ],
    [
      'takes no path that is free',
      () => send(NEW, { paths: path({ path: '/login' }) }),
      /\/login was not given/,
    ],
    [
      'takes no path of the shell',
      () => send(NEW, { paths: path({ path: '/auth' }) }),
      /belongs to the site/,
    ],
    ['takes no Spanish page', () => send(NEW, { paths: path({ path: '/es/guest' }) }), /belongs to the site/],
    [
      'writes no page outside of its paths',
      () =>
        send(NEW, {
          paths: [...path({}), ...path({ path: '/guest/:trip', access: 'public', instances: ['/admin/x'] })],
        }),
      /\/admin\/x is no page of \/guest\/:trip/,
    ],
    [
      'writes no file outside of the site',
      () => send(NEW, { paths: path({ path: '/guest/../../../outside' }) }),
      /is no path/,
    ],
    [
      'writes no folder where a page is',
      () => send(NEW, { paths: [...path({}), ...path({ path: '/guest/index.html' })] }),
      /\/guest\/index\.html is no path/,
    ],
    [
      'writes no folder where a file of the host is',
      () => send(NEW, { paths: path({ path: '/_headers' }) }),
      /_headers belongs to the site/,
    ],
    ...['{}', '{"build":"b","libraries":[{"name":1,"license":"x"}]}', '['].map(
      (report): (typeof cases)[number] => [
        `leaves no list of libraries that stops the next release: ${report}`,
        () => send(NEW, { files: { 'libraries.json': report } }),
        /libraries\.json of 222222222222 is not a valid list of libraries/,
      ],
    ),
    [
      'adds no file that its description does not name',
      () => send(NEW, { files: { 'more.js': 'run()' } }),
      /area\.json of 222222222222 does not name more\.js/,
    ],
    [
      'sends no statement without end',
      () => inbox.write(statementFile(), Buffer.alloc(1_000_001)),
      /guest\/statement\.json has more than 1 MB/,
    ],
    [
      'sends no file without end',
      async () => {
        await send(NEW);
        await inbox.write(`guest/${NEW}/main.js`, Buffer.alloc(20_000_001));
      },
      /main\.js has more than 20 MB/,
    ],
    [
      'makes no pages without end',
      () => {
        const instances = Array.from({ length: 1001 }, (_, at) => `/guest/${at}`);
        return send(NEW, { paths: path({ path: '/guest/:trip', instances }) });
      },
      /it has 1001 pages, more than 1000/,
    ],
    [
      'opens its path to nobody else',
      () => send(NEW, { paths: path({ access: 'public' }) }),
      /opens \/guest to/,
    ],
    [
      'opens no page below its path to anybody else',
      () => send(NEW, { paths: [...path({}), ...path({ path: '/guest/:trip', access: 'public' })] }),
      /opens \/guest\/:trip to everybody; until now client may/,
    ],
    [
      'receives nobody else after signing in',
      () => send(NEW, { paths: path({}), homes: { admin: '/guest' } }),
      /home of admin/,
    ],
    [
      'puts no link to a page that is not its own',
      () => send(NEW, { links: [{ place: 'header', label: { en: 'Admin', es: 'Admin' }, to: '/admin' }] }),
      /leads to \/admin/,
    ],
    [
      'needs the contract that the shell speaks',
      () => send(NEW, { contract: '9.0.0' }),
      /guest 2{12} needs contract 9\.0\.0/,
    ],
    [
      'replaces no build under its name',
      async () => {
        await send(NEW, { minute: -1 });
        await run();
        await send(NEW, { paths: path({ title: 'Other' }), minute: 0 });
      },
      /another build is named 222222222222 already/,
    ],
  ];

  it.each(cases)('%s', async (_, attack, answer) => {
    await attack();
    const before = { admin: await live('admin'), shell: (await readRegistry(site)).shell };
    expect(await run()).toBe(false);
    expect(messages.at(-1) + messages.join('\n')).toMatch(answer);
    expect({ admin: await live('admin'), shell: (await readRegistry(site)).shell }).toEqual(before);
    expect([...site.files.keys()].filter((file) => file.includes('..'))).toEqual([]);
  });
});

describe('the builds of a stolen key', () => {
  const [EVIL, WORSE] = ['eeeeeeeeeeee', 'ffffffffffff'];
  const second = createSigner(generateKey());
  const entry = async () => (await readRegistry(site)).areas.guest!;
  const revoke = () => change((registry) => revokeKey(registry, 'guest', guestKey.publicKey, 'stolen'));
  const nameBuilds = (builds: { release: Release }[] = []) => builds.map(({ release }) => release.build);

  /** Composes a build of each, the first one with the key that stays. */
  async function composeAll(...builds: string[]) {
    await change((registry) => addKey(registry, 'guest', second.publicKey));
    for (const [at, build] of builds.entries()) {
      await send(build, { minute: at - 9, key: at === 0 ? second : guestKey });
      await run();
    }
  }

  it('are retired with it, and the last sound build is live', async () => {
    await composeAll(NEW, EVIL, WORSE);
    expect((await entry()).previous.map(({ build }) => build)).toEqual([EVIL, NEW, OLD]);
    await revoke();
    const { live, previous, retired, disabled } = await entry();
    expect([live.build, ...previous.map(({ build }) => build)]).toEqual([NEW, OLD]);
    expect(nameBuilds(retired).sort()).toEqual([EVIL, WORSE]);
    expect(disabled).toBeUndefined();
    await run();
    expect((await entry()).live.build).toBe(NEW);
  });

  it('leave the site to a build that its shell can load', async () => {
    await composeAll(NEW, EVIL);
    await change((registry) => withContractNine(disable(registry, 'admin', ''), 'guest'));
    await revoke();
    expect((await entry()).disabled).toBe('');
  });

  it('are not those that it only submitted again', async () => {
    await composeAll(NEW, NEW);
    await revoke();
    expect((await entry()).live.build).toBe(NEW);
  });

  it('are switched off when there is no other', async () => {
    await change((registry) => forgetPaths(removeArea(registry, 'guest', false), 'guest'));
    await change((registry) =>
      transferPath(addKey(registry, 'guest', guestKey.publicKey), 'guest', '/guest'),
    );
    await send(EVIL);
    await run();
    await revoke();
    const { live, disabled } = await entry();
    expect({ build: live.build, disabled }).toEqual({ build: EVIL, disabled: '' });
  });
});
