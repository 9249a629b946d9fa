import type { Session } from '@marisma/area-kit/shell';
import { standInSession } from '../../../shared/src/standalone/stand-in-shell';
import { decide, whenDecided } from './guard';

const loadingRoles: Session = { ...standInSession(['client']), rolesStatus: 'loading', roles: [] } as Session;
const rolesFailed: Session = { ...loadingRoles, rolesStatus: 'failed' } as Session;

describe('decide', () => {
  it.each([
    ['public', { status: 'unknown' }, 'allow'],
    [['admin'], { status: 'unknown' }, 'wait'],
    [['admin'], { status: 'signedOut' }, 'sign-in'],
    [['admin'], loadingRoles, 'wait'],
    [['admin'], rolesFailed, 'unsure'],
    ['signed-in', rolesFailed, 'allow'],
    [['admin'], standInSession(['client']), 'refuse'],
    [['owner', 'management'], standInSession(['management']), 'allow'],
    [['client'], standInSession(['client', 'owner']), 'allow'],
    ['signed-in', loadingRoles, 'allow'],
    ['signed-in', { status: 'signedOut' }, 'sign-in'],
  ] as [Parameters<typeof decide>[0], Session, string][])('%j with %j: %s', (need, session, expected) => {
    expect(decide(need, session)).toBe(expected);
  });
});

describe('whenDecided', () => {
  it('waits for roles that come late', async () => {
    let session: Session = { status: 'unknown' };
    const listeners = new Set<() => void>();
    const readable = {
      get: () => session,
      subscribe: (l: () => void) => (listeners.add(l), () => void listeners.delete(l)),
    };
    const set = (next: Session) => {
      session = next;
      for (const listener of [...listeners]) listener();
    };
    const decided = whenDecided(['client'], readable, new AbortController().signal);
    set(loadingRoles);
    set(standInSession(['client']));
    expect(await decided).toBe('allow');
    expect(listeners.size).toBe(0);
  });

  it('refuses when the navigation is aborted', async () => {
    const controller = new AbortController();
    const readable = { get: (): Session => ({ status: 'unknown' }), subscribe: () => () => {} };
    const decided = whenDecided(['client'], readable, controller.signal);
    controller.abort();
    expect(await decided).toBe('refuse');
  });
});
