import { describeStatus } from '../commands/status';
import { createSigner, generateKey } from '../registry/signing';
import { compose } from './compose';
import {
  adminKey,
  change,
  guestKey,
  inbox,
  live,
  NEW,
  NOW,
  OLD,
  said,
  send,
  setUpTeams,
  site,
} from './testing/two-teams';
import { addKey, nextKey } from './team-edits';

setUpTeams();

const DAY = 24 * 60 * 60 * 1000;
const next = createSigner(generateKey());
const minutes = (days: number): number => days * 24 * 60;

/** The composer's answer about an area on a day after the keys were given. */
async function composeOn(day: number): Promise<string> {
  said.length = 0;
  await compose(site, inbox, (line) => said.push(line), { areas: ['guest'], now: () => NOW + day * DAY });
  return said.at(-1) ?? '';
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
