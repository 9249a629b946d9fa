import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import type { Change } from '../change';
import { checkContracts } from './check-contract';
import { aShell } from '../testing/make-site';
import { disable, enable, rollBack, goLive, setCanary } from './registry-edits';
import type { SiteRegistry } from './site-registry';

const shell = (contract: string, build: string) => aShell({ contract, build });
const guest = (contract: string, build: string) => buildRelease('guest', { contract, build });

/** Shell s1 and area g1, of contract 1.2; beside them an area that is as old as the first release. */
const site = [shell('1.2.0', 's1')].reduce(
  goLive,
  buildRegistry([guest('1.2.0', 'g1'), buildRelease('owner', { contract: '1.0.0', build: 'o1' })]),
);
/** Both went from contract 1 to contract 2 at once, while the other area was switched off. */
const moved = goLive(goLive(disable(site, 'owner', ''), shell('2.0.0', 's2')), guest('2.0.0', 'g2'));

const cases: [what: string, before: SiteRegistry, edit: Change['edit'], misfit: string][] = [
  [
    'a release of an area',
    site,
    (registry) => goLive(registry, guest('1.3.0', 'g2')),
    'guest g2 needs contract 1.3.0, and shell s1 speaks 1.2.0.',
  ],
  [
    'a canary',
    site,
    (registry) => setCanary(registry, 'guest', 1, guest('2.0.0', 'g2')),
    'guest g2 needs contract 2.0.0, and shell s1 speaks 1.2.0.',
  ],
  [
    'an area that is switched on again',
    moved,
    (registry) => enable(registry, 'owner'),
    'owner o1 needs contract 1.0.0, and shell s2 speaks 2.0.0.',
  ],
  [
    'a release of the shell',
    site,
    (registry) => goLive(registry, shell('2.0.0', 's2')),
    'guest g1 needs contract 1.2.0, and shell s2 speaks 2.0.0.\nowner o1 needs contract 1.0.0, and shell s2 speaks 2.0.0.',
  ],
];

it.each(cases)('%s is refused, by name of what does not fit', (_what, before, edit, misfit) => {
  expect(() => checkContracts(before, edit(before))).toThrow(`${misfit}\nNothing has changed.`);
});

it.each<[string, SiteRegistry, Change['edit']]>([
  ['an older minor', site, (registry) => goLive(registry, guest('1.0.0', 'g2'))],
  ['both at once', site, () => moved],
  [
    'an area that is switched off',
    site,
    (registry) => goLive(disable(registry, 'guest', ''), guest('3.0.0', 'g3')),
  ],
])('%s is no reason', (_what, before, edit) => {
  expect(() => checkContracts(before, edit(before))).not.toThrow();
});

it('does not hold back what makes nothing worse, on a site that is broken already', () => {
  const broken = goLive(site, shell('2.0.0', 's2'));
  for (const edit of [
    disable(broken, 'guest', ''),
    rollBack(broken, 'shell'),
    goLive(broken, guest('2.0.0', 'g2')),
  ])
    expect(() => checkContracts(broken, edit)).not.toThrow();
  expect(() => checkContracts(broken, goLive(broken, guest('1.2.0', 'g2')))).toThrow('guest g2 needs');
});
