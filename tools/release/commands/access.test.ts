import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { transferPath } from '../registry/path-owners';
import { goLive } from '../registry/registry-edits';
import { addKey, setHost } from '../teams/team-edits';
import { describeAccess } from './access';

const KEY = `${'A'.repeat(43)}=`;
const guest = buildRelease('guest', {
  paths: [
    { path: '/trips', access: 'public', frame: 'site', title: 'Trips' },
    { path: '/trips/staff', access: ['admin', 'management'], frame: 'site', title: 'Staff' },
  ],
});

const cells = (text: string): string[][] => text.split('\n').map((line) => line.split(/ {2,}/));

it('lists who owns each path, who may open it, and what was given and is not there yet', () => {
  const left = goLive(goLive(buildRegistry([]), guest), {
    ...guest,
    paths: guest.paths.slice(0, 1),
    build: 'b',
  });
  expect(cells(describeAccess(transferPath(left, 'events', '/events/*')))).toEqual([
    ['path', 'area', 'open to', 'live'],
    ['/events/*', 'events', 'whom its next release says', 'no'],
    ['/trips', 'guest', 'everybody', 'yes'],
    ['/trips/staff', 'guest', 'admin, management', 'no'],
    [''],
    ['No team has a key of its own.'],
  ]);
});

it('lists the keys of each team, its host, and its last statement', () => {
  const site = setHost(
    addKey(goLive(buildRegistry([]), guest), 'events', KEY),
    'events',
    'https://files.example.com/',
  );
  const teams = { ...site.teams, spa: { keys: [], last: '2026-11-24T11:00:07Z' } };
  expect(cells(describeAccess({ ...site, teams })).slice(4)).toEqual([
    ['team', 'key', 'files', 'last statement'],
    ['events', KEY, 'https://files.example.com/', '–'],
    ['spa', 'none', 'on the site', '2026-11-24T11:00:07Z'],
  ]);
});
