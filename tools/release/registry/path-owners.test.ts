import type { Access } from '@marisma/area-kit/contract';
import { buildRegistry, buildRelease } from '../../../shared/src/testing/registry';
import { checkPaths, transferPath, PathRefused } from './path-owners';
import { rollBack, goLive, promote, setCanary } from './registry-edits';

/** A build of an area with these paths. */
const build = (name: string, paths: Record<string, Access>, id = 'aaaaaaaaaaaa') =>
  buildRelease(name, {
    build: id,
    paths: Object.entries(paths).map(([path, access]) => ({ path, access, frame: 'site', title: name })),
  });

const site = [
  build('guest', { '/dashboard': ['client'], '/dashboard/*': ['client'] }),
  build('owner', { '/owner/*': ['owner', 'management'] }),
  build('public', { '/': 'public', '/services': 'public', '/services/:category': 'public' }),
].reduce(goLive, { ...buildRegistry([]), revision: 0 });

describe('paths of other areas', () => {
  it.each(['/services/:category', '/services/new', '/'])(
    'refuses a stranger that takes %s, with the command that would hand it over',
    (path) => {
      const taken = build('events', { '/events': 'public', [path]: 'public' });
      expect(() => goLive(site, taken)).toThrow(PathRefused);
      expect(() => goLive(site, taken)).toThrow(`npx marisma transfer-path events '${path}'`);
    },
  );

  it.each(['/dashboard', '/dashboard/*', '/dashboard/settings'])(
    'tells nobody how to give a stranger %s, which it would open to everybody',
    (path) => {
      const taken = build('events', { '/events': 'public', [path]: 'public' });
      const refusal = /belongs to guest, and only client may open it: events would open it to everybody\.$/;
      expect(() => goLive(site, taken)).toThrow(refusal);
    },
  );

  it("refuses a path that would answer another area's pages, unless it was handed over", () => {
    const two = goLive(site, build('desk', { '/:team/inbox': ['admin'] }));
    const taken = build('events', { '/villas/:page': 'public' });
    expect(() => goLive(two, taken)).toThrow(
      "events can't be released: /villas/:page would answer /villas/inbox, which is a page of /:team/inbox and belongs to desk, " +
        'and only admin may open it: events would open it to everybody.',
    );
    expect(goLive(transferPath(two, 'events', '/villas/:page'), taken).areas.events?.live).toEqual(taken);
  });

  it('refuses the same in a canary', () => {
    const two = goLive(site, build('events', { '/events': 'public' }));
    const tried = build('events', { '/dashboard/settings': 'public' }, 'bbbbbbbbbbbb');
    expect(() => setCanary(two, 'events', 1, tried)).toThrow('belongs to guest');
  });

  it.each(['/events', '/dashboards', '/:page', '/service'])('lets a new area have %s', (path) =>
    expect(goLive(site, build('events', { [path]: 'public' })).paths?.[path]).toEqual({
      area: 'events',
      access: 'public',
    }),
  );

  it('are recorded when a canary that adds one is promoted', () => {
    const tried = build('owner', { '/owner/*': ['owner'], '/villas': ['owner'] }, 'bbbbbbbbbbbb');
    const { paths } = promote(setCanary(site, 'owner', 1, tried), 'owner');
    expect(paths?.['/villas']).toEqual({ area: 'owner', access: ['owner'] });
  });

  it('belong to their area after a release without them', () => {
    const without = goLive(site, build('guest', { '/dashboard': ['client'] }, 'bbbbbbbbbbbb'));
    expect(() => goLive(without, build('events', { '/dashboard/*': ['client'] }))).toThrow(
      'belongs to guest',
    );
  });
});

describe('a path that is handed over', () => {
  const handed = transferPath(site, 'events', '/dashboard/*');
  const taking = build('events', { '/dashboard/*': ['client'] });

  it('is not released again by its former area', () =>
    expect(() => goLive(handed, build('guest', { '/dashboard/*': ['client'] }, 'bbbbbbbbbbbb'))).toThrow(
      'belongs to events',
    ));

  it('is released by the new one as soon as the former one has left it', () => {
    expect(() => goLive(handed, taking)).toThrow('Release guest without the path first');
    const left = goLive(handed, build('guest', { '/dashboard': ['client'] }, 'bbbbbbbbbbbb'));
    expect(goLive(left, taking).paths?.['/dashboard/*']).toEqual({ area: 'events', access: ['client'] });
    expect(() => rollBack(goLive(left, taking), 'guest')).toThrow('belongs to events');
  });

  it('includes what is below it, beside a page that stays', () => {
    const below = build('guest', { '/dashboard': ['client'], '/dashboard/x': ['client'] }, 'bbbbbbbbbbbb');
    expect(() => goLive(handed, below)).toThrow('belongs to events');
  });

  it('may be a part of what another area keeps', () => {
    const part = transferPath(site, 'events', '/dashboard/events');
    expect(goLive(part, build('events', { '/dashboard/events': ['client'] })).areas.events).toBeDefined();
    expect(goLive(part, build('guest', { '/dashboard/*': ['client'] }, 'bbbbbbbbbbbb'))).toBeDefined();
  });

  it('is as closed as it was, until it is named once more', () => {
    const given = transferPath(site, 'events', '/dashboard/events');
    const open = build('events', { '/dashboard/events': 'public' });
    expect(() => goLive(given, open)).toThrow('until now client may open it');
    expect(goLive(transferPath(given, 'events', '/dashboard/events'), open).areas.events).toBeDefined();
  });

  it.each(['dashboard', '', '/a b', '/a?b'])('is a path: %p is refused', (path) =>
    expect(() => transferPath(site, 'events', path)).toThrow('is no path'),
  );
});

describe('who may open a path', () => {
  it.each<[string, Access]>([
    ['/owner/*', 'public'],
    ['/owner/*', ['owner', 'client']],
    ['/owner/statement', 'public'],
    ['/owner/:page', 'public'],
  ])('is not widened by a release: %s to %p', (path, access) =>
    expect(() => goLive(site, build('owner', { [path]: access }, 'bbbbbbbbbbbb'))).toThrow(
      'until now owner, management may open it',
    ),
  );

  it.each(['/dashboard/x', '/dashboard/:x'])('is not widened below both a page and its folder: %s', (path) =>
    expect(() => goLive(site, build('guest', { [path]: 'public' }, 'bbbbbbbbbbbb'))).toThrow(
      'until now client may open it',
    ),
  );

  it('is not widened below a page without a folder by a build that a team submits', () => {
    const page = goLive(site, build('guest', { '/trips': ['client'] }, 'bbbbbbbbbbbb'));
    const below = build('guest', { '/trips/:trip': 'public' }, 'cccccccccccc');
    expect(() => checkPaths(page, below, 'submitted')).toThrow('until now client may open it');
    expect(() => checkPaths(page, below)).not.toThrow();
    const given = transferPath(page, 'guest', '/trips/:trip');
    expect(() => checkPaths(given, below, 'submitted')).not.toThrow();
    expect(() => checkPaths(transferPath(page, 'guest', '/trips'), below, 'submitted')).not.toThrow();
  });

  describe('where its line is gone and a wider one is left', () => {
    const events = goLive(site, build('events', { '/events/*': 'public', '/events/staff/*': ['admin'] }));
    const without = build('events', { '/events/*': 'public' }, 'bbbbbbbbbbbb');

    it.each<[string, string]>([
      ['/events/staff', '/events/*'],
      ['/events/staff/*', '/events/*'],
      ['/events/staff', '/events/:page'],
      ['/events/:id/staff', '/events/*'],
      ['/events/:id', '/events/*'],
    ])('is not widened: %s, which %s answers', (guarded, open) => {
      const before = goLive(site, build('events', { [open]: 'public', [guarded]: ['admin'] }));
      const after = build('events', { [open]: 'public' }, 'bbbbbbbbbbbb');
      const refusal = `it opens ${guarded} to everybody; until now admin may open it. To allow that: npx marisma transfer-path events '${guarded}'`;
      for (const from of ['sources', 'submitted'] as const)
        expect(() => checkPaths(before, after, from)).toThrow(refusal);
      expect(() => checkPaths(transferPath(before, 'events', guarded), after)).not.toThrow();
    });

    it('is not widened in two steps, or by a canary', () => {
      const left = goLive(events, build('events', { '/events': 'public' }, 'cccccccccccc'));
      expect(() => goLive(left, without)).toThrow('opens /events/staff/* to everybody');
      expect(() => setCanary(events, 'events', 1, without)).toThrow('opens /events/staff/* to everybody');
    });

    it('stays as it is where nothing wider answers it', () => {
      expect(() => goLive(events, build('events', { '/events': 'public' }, 'bbbbbbbbbbbb'))).not.toThrow();
      expect(() => goLive(site, build('owner', { '/owner/:page': ['owner'] }, 'bbbbbbbbbbbb'))).not.toThrow();
    });
  });

  it('is widened after the path was handed over to its own area, once', () => {
    const open = build('owner', { '/owner/*': 'public' }, 'bbbbbbbbbbbb');
    const opened = goLive(transferPath(site, 'owner', '/owner/*'), open);
    expect(opened.paths?.['/owner/*']).toEqual({ area: 'owner', access: 'public' });
    const closed = goLive(opened, build('owner', { '/owner/*': ['owner'] }, 'cccccccccccc'));
    expect(() => goLive(closed, open)).toThrow('opens /owner/* to everybody');
  });

  it('is narrowed without a word, and an earlier build goes live again by rollback or name', () => {
    const narrow = goLive(site, build('owner', { '/owner/*': ['owner'] }, 'bbbbbbbbbbbb'));
    expect(narrow.paths?.['/owner/*']?.access).toEqual(['owner']);
    expect(rollBack(narrow, 'owner').areas.owner?.live.build).toBe('aaaaaaaaaaaa');
    expect(promote(narrow, 'owner', 'aaaaaaaaaaaa').areas.owner?.live.build).toBe('aaaaaaaaaaaa');
  });
});
