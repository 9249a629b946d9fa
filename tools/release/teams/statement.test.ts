import { describeStatus } from '../commands/status';
import { transferPath } from '../registry/path-owners';
import { removeArea } from '../registry/registry-edits';
import { createSigner, generateKey } from '../registry/signing';
import { revokeKey } from './revoke-key';
import { signStatement, verifyStatement, type Statement } from './statement';
import { addKey, nextKey } from './team-edits';
import {
  adminKey,
  at,
  change,
  guestKey,
  inbox,
  live,
  NEW,
  NOW,
  OLD,
  run,
  messages,
  send,
  setUpTeams,
  signed,
  site,
  statementFile,
} from './testing/two-teams';

const SOUND: Omit<Statement, 'kind'> = {
  area: 'guest',
  build: NEW,
  digests: { 'main.js': `sha384-${'A'.repeat(64)}` },
  contract: '2.0.0',
  commit: 'c0ffee',
  author: 'Ana Ruiz',
  time: at(0),
};
/** A statement that the guest key has signed, whatever it says. */
const sign = (changed: Partial<Statement>) => {
  const text = JSON.stringify({ kind: 'marisma-build', ...SOUND, ...changed });
  return { text, signature: guestKey.sign(text) };
};
const verify = (changed: Partial<Statement>) =>
  verifyStatement('guest', { keys: [guestKey.publicKey] }, sign(changed));

setUpTeams();

describe('a statement', () => {
  it('is refused when it is older than the last, though a sound key signed it', async () => {
    await send(NEW, { minute: 1 });
    const old = await signed();
    await send('333333333333', { minute: 2 });
    await run();
    await inbox.write(statementFile(), JSON.stringify(old));
    expect(await run()).toBe(false);
    expect(messages.at(-2)).toContain('is not newer than the last one');
    expect(await live('guest')).toBe('333333333333');
  });

  it('is refused from the future, which would lock its team out', async () => {
    await send(NEW, { minute: 60 });
    expect(await run()).toBe(false);
    expect(messages.join()).toContain('which is in the future');
  });

  it('is refused once its key is revoked; a second key serves meanwhile', async () => {
    const second = createSigner(generateKey());
    await change((registry) =>
      revokeKey(addKey(registry, 'guest', second.publicKey), 'guest', guestKey.publicKey, 'stolen'),
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
    expect(messages.at(-2)).toBe(`guest: unchanged, ${NEW} is live`);
    expect(await live('guest')).toBe(NEW);
    await site.write(`areas/guest/${NEW}/main.js`, 'damaged');
    expect(await run()).toBe(false);
  });

  it('of before is refused after the area was removed and came back', async () => {
    await send(NEW);
    await run();
    await change((registry) => removeArea(registry, 'guest', false));
    expect(await run({ areas: ['guest'] })).toBe(false);
    expect(messages.at(-1)).toContain('it has no key');
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
    expect(messages.join()).toMatch(/main\.js of 222222222222 is/);
    expect(await live('guest')).toBe(OLD);
  });

  it.each(['page.html', '../../index.js', 'a/b.js', 'image.svg'])('names no file %s', async (file) => {
    const digests = { [file]: `sha384-${'A'.repeat(64)}` };
    expect(() => signStatement(guestKey, { ...SOUND, digests })).toThrow(`${file} is of a kind`);
    await inbox.write(statementFile(), JSON.stringify(sign({ digests })));
    expect(await run()).toBe(false);
    expect(messages.join()).toContain('malformed');
  });

  it('that is no JSON is refused', async () => {
    await inbox.write(statementFile(), '{');
    expect(await run()).toBe(false);
  });

  it('accepts names in any language', () => {
    expect(verify({ author: 'Ana Ñúñez', commit: 'c0ffee with changes' }).statement.author).toBe('Ana Ñúñez');
  });

  it.each(['area', 'contract', 'commit', 'author'])('refuses control characters in %s', (field) => {
    for (const text of ['a\u001b[2Jb', 'a\nb', 'a\u202eb'])
      expect(() => verify({ [field]: text })).toThrow('the statement is malformed');
  });

  it('is not signed when no site would accept it, and its team reads why', () => {
    expect(() => signStatement(guestKey, { ...SOUND, author: '' })).toThrow(
      /^guest can't be released: the statement's author is not valid\.$/,
    );
  });
});

describe('the end of a key', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const next = createSigner(generateKey());
  const minutes = (days: number): number => days * 24 * 60;

  /** The composer's answer about an area on a day after the keys were given. */
  async function composeOn(day: number): Promise<string> {
    messages.length = 0;
    await run({ areas: ['guest'], now: () => NOW + day * DAY });
    return messages.at(-1) ?? '';
  }
  const statusOn = (day: number) => describeStatus(site, undefined, NOW + day * DAY);

  beforeEach(() =>
    change((registry) => {
      const { guest, admin } = registry.teams!;
      const anew = { ...registry, teams: { guest: { ...guest!, keys: [] }, admin: { ...admin!, keys: [] } } };
      return addKey(
        addKey(anew, 'guest', guestKey.publicKey, NOW),
        'admin',
        adminKey.publicKey,
        NOW + 300 * DAY,
      );
    }),
  );

  it('announces the end of a key 30 days before, and accepts nothing from it after', async () => {
    const line = `guest: key ${guestKey.publicKey} ends on 2027-11-24: npx marisma team guest next-key <public key>`;
    expect(await statusOn(334)).not.toContain('ends on');
    expect(await statusOn(335)).toContain(line);
    expect(await statusOn(335)).not.toContain(adminKey.publicKey);
    expect(await statusOn(366)).toContain(`${guestKey.publicKey} ended on 2027-11-24`);
    await send(NEW, { minute: minutes(365) });
    expect(await composeOn(365)).toMatch(
      /its key ended on 2027-11-24\. To go on: npx marisma team guest next-key/,
    );
    expect(await live('guest')).toBe(OLD);
  });

  it('replaces a key by one command: for a week either serves, then the new one alone', async () => {
    await change((registry) => nextKey(registry, 'guest', next.publicKey, NOW + 340 * DAY));
    expect(await statusOn(340)).toContain(`guest: key ${guestKey.publicKey} ends on 2027-11-06\n`);
    await send(NEW, { minute: minutes(346) });
    expect(await composeOn(346)).toContain(`${NEW} is live`);
    await send('333333333333', { minute: minutes(348) });
    expect(await composeOn(348)).toMatch(/its key ended on 2027-11-06/);
    await send('333333333333', { key: next, minute: minutes(348) });
    expect(await composeOn(348)).toContain('333333333333 is live');
  });

  it('refuses a statement that lay in the inbox for more than 30 days', async () => {
    await send(NEW);
    expect(await composeOn(31)).toMatch(/older than 30 days\. The team must submit the build again\.$/);
    expect(await composeOn(29)).toContain(`${NEW} is live`);
  });
});
