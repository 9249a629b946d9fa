import { transferPath } from '../registry/path-owners';
import { removeArea } from '../registry/registry-edits';
import { createSigner, generateKey } from '../registry/signing';
import { compose } from './compose';
import { revokeKey } from './revoke-key';
import { signStatement, type Statement } from './statement';
import { addKey } from './team-edits';

import {
  NOW,
  OLD,
  NEW,
  guestKey,
  change,
  live,
  at,
  run,
  statementFile,
  signed,
  site,
  inbox,
  said,
  send,
  setUpTeams,
} from './testing/two-teams';

setUpTeams();

describe('a statement', () => {
  it('is refused when it is older than the last, though a sound key signed it', async () => {
    await send(NEW, { minute: 1 });
    const old = await signed();
    await send('333333333333', { minute: 2 });
    await run();
    await inbox.write(statementFile(), JSON.stringify(old));
    expect(await run()).toBe(false);
    expect(said.at(-2)).toContain('is not newer than the last one');
    expect(await live('guest')).toBe('333333333333');
  });

  it('is refused from the future, which would lock its team out', async () => {
    await send(NEW, { minute: 60 });
    expect(await run()).toBe(false);
    expect(said.join()).toContain('which is in the future');
  });

  it('is refused once its key is revoked; a second key serves meanwhile', async () => {
    const second = createSigner(generateKey());
    await change((registry) =>
      revokeKey(addKey(registry, 'guest', second.publicKey), 'guest', guestKey.publicKey),
    );
    await send(NEW);
    expect(await run()).toBe(false);
    expect(await live('guest')).toBe(OLD);
    await send(NEW, { key: second });
    expect(await run()).toBe(true);
    expect(await live('guest')).toBe(NEW);
  });

  it('may be of a key that was replaced: its build stays live', async () => {
    const second = createSigner(generateKey());
    await send(NEW);
    await run();
    await change((registry) =>
      revokeKey(addKey(registry, 'guest', second.publicKey), 'guest', guestKey.publicKey, 'replaced'),
    );
    expect(await run()).toBe(true);
    expect(said.at(-2)).toBe(`guest: unchanged, ${NEW} is live`);
    expect(await live('guest')).toBe(NEW);
    await site.write(`areas/guest/${NEW}/main.js`, 'damaged');
    expect(await run()).toBe(false);
  });

  it('of before is refused after the area was removed and came back', async () => {
    await send(NEW);
    await run();
    await change((registry) => removeArea(registry, 'guest', false));
    expect(await compose(site, inbox, (line) => said.push(line), { areas: ['guest'], now: () => NOW })).toBe(
      false,
    );
    expect(said.at(-1)).toContain('it has no key');
    await change((registry) =>
      transferPath(addKey(registry, 'guest', guestKey.publicKey), 'guest', '/guest'),
    );
    await run();
    expect(await live('guest')).toBeUndefined();
  });

  it.each<[string, () => Promise<void>]>([
    ['altered', () => inbox.write(`guest/${NEW}/main.js`, "run('evil')")],
    ['missing', () => inbox.remove(`guest/${NEW}/main.js`)],
  ])('is refused when a file is %s', async (_, harm) => {
    await send(NEW);
    await harm();
    expect(await run()).toBe(false);
    expect(said.join()).toMatch(/main\.js of 222222222222 is/);
    expect(await live('guest')).toBe(OLD);
  });

  it.each(['page.html', '../../index.js', 'a/b.js', 'image.svg'])('names no file %s', async (file) => {
    const about: Omit<Statement, 'kind'> = {
      area: 'guest',
      build: NEW,
      digests: { [file]: `sha384-${'A'.repeat(64)}` },
      contract: '1.0.0',
      commit: 'c0ffee',
      author: 'Ana',
      time: at(0),
    };
    expect(() => signStatement(guestKey, about)).toThrow();
    const text = JSON.stringify({ kind: 'marisma-build', ...about });
    await inbox.write(statementFile(), JSON.stringify({ text, signature: guestKey.sign(text) }));
    expect(await run()).toBe(false);
    expect(said.join()).toContain('malformed');
  });

  it('that is no JSON is refused', async () => {
    await inbox.write(statementFile(), '{');
    expect(await run()).toBe(false);
  });
});
