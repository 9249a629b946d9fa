import { digest } from '@marisma/area-kit/build';
import { readRegistry } from '../registry/registry-store';
import { LIMITS } from '../pages/sandbox/sandbox';
import { change, live, NEW, OLD, path, run, messages, send, setUpTeams, site } from './testing/two-teams';

setUpTeams();

/** Stands in for the shell's server bundle: renders what the area gives, and is incomplete without an area. */
const SHELL = `
  exports.speak = async () => {};
  exports.provided = {};
  exports.renderPage = ({ areas }) => ({ html: '', styles: '', status: 200, complete: areas.guest !== undefined });`;

beforeEach(async () => {
  await site.write(`shell/${OLD}/server.cjs`, SHELL);
  const server = { file: 'server.cjs', integrity: digest(Buffer.from(SHELL)) };
  await change((registry) => {
    const { guest } = registry.areas;
    // The page was open before: to open a guarded one is another decision.
    const opened = { ...guest!.live, paths: path({ path: '/trips', access: 'public' }) };
    return {
      ...registry,
      shell: { ...registry.shell!, live: { ...registry.shell!.live, server } },
      areas: { ...registry.areas, guest: { ...guest!, live: opened } },
      paths: { ...registry.paths, '/trips': { area: 'guest', access: 'public' } },
    };
  });
});

const sendServer = (source: string) =>
  send(NEW, {
    paths: path({ path: '/trips', access: 'public' }),
    server: { file: 'server.cjs', integrity: digest(Buffer.from(source)) },
    files: { 'server.cjs': source },
  });

it.each([
  ['is empty', '', /its server bundle has no area for \/trips\./],
  ['throws at import', 'throw new TypeError("x is undefined")', /does not run: .*x is undefined/],
])('refuses a build whose server bundle %s, before anything is written', async (_, source, answer) => {
  await sendServer(source);
  expect(await run()).toBe(false);
  expect(messages.join('\n')).toMatch(answer);
  expect(await live('guest')).toBe(OLD);
  expect(await site.read(`areas/guest/${NEW}/area.json`)).toBeNull();
});

it('refuses an endless loop once its time is over, and takes a build that runs', async () => {
  const { time } = LIMITS;
  LIMITS.time = 700;
  await sendServer('for (;;);');
  expect(await run()).toBe(false);
  LIMITS.time = time;
  expect(messages.join('\n')).toMatch(/does not run: .*not rendered within 0\.7 seconds/);
  await sendServer('exports.default = {}');
  expect(await run()).toBe(true);
  expect((await readRegistry(site)).areas.guest?.live.build).toBe(NEW);
});
