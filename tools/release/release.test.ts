import { buildRegistry, buildRelease } from '../../shared/src/testing/registry';
import { rollBack, goLive } from './registry/registry-edits';
import { planRelease } from './release';

const [FIRST, SECOND, THIRD] = ['111111111111', '222222222222', '333333333333'];
const guest = (build: string) => buildRelease('guest', { build });
const site = goLive(buildRegistry([guest(FIRST), buildRelease('owner', { build: FIRST })]), guest(SECOND));
const sources = (build: string) => [
  { name: 'guest', build },
  { name: 'owner', build: SECOND },
];
const names = (parts: { name: string }[]) => parts.map(({ name }) => name);

it('releases every part whose sources differ from its live build', () => {
  const plan = planRelease(site, sources(THIRD), true);
  expect([names(plan.stale), plan.kept]).toEqual([['guest', 'owner'], []]);
});

it.each([
  ['the sources of the build it left', SECOND],
  ['newer sources', THIRD],
])('keeps a rollback at a start, with %s', (_what, build) => {
  const plan = planRelease(rollBack(site, 'guest'), sources(build), true);
  expect([names(plan.stale), plan.kept]).toEqual([['owner'], [{ name: 'guest', live: FIRST }]]);
});

it('releases a part that was rolled back when somebody releases', () => {
  expect(names(planRelease(rollBack(site, 'guest'), sources(THIRD), false).stale)).toEqual([
    'guest',
    'owner',
  ]);
});
