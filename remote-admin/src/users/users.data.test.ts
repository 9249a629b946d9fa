import { createDataClient } from '@marisma/area-kit/testing';
import { createUsersService, userRecord } from '../testing/users-service';
import { countRows, nextOffset, type RowPage } from './paged-rows';
import { countRoles, readProfiles, readRoles, UsersUnavailable } from './users.data';

const { signal } = new AbortController();

async function readAll<Row extends object>(read: (offset: number) => Promise<RowPage<Row>>) {
  const pages: RowPage<Row>[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; offset = nextOffset(pages))
    pages.push(await read(offset));
  return pages;
}

test('2,500 profiles are read in three pages, in a stable order, counted once', async () => {
  const users = Array.from({ length: 2500 }, (_, index) => userRecord(`u${index}`));
  const { client, asked } = createUsersService(users);
  const pages = await readAll((offset) => readProfiles(client, { offset, signal }));
  expect(countRows(pages)).toBe(2500);
  expect(asked.map((url) => url.searchParams.get('offset'))).toEqual(['0', '1000', '2000']);
  expect(pages.map((page) => page.total)).toEqual([2500, null, null]);
  expect(asked[0]?.pathname).toBe('/rest/v1/profiles');
  expect(asked[0]?.searchParams.get('order')).toBe('created_at.desc,user_id.asc');
});

test('the list reads user_id and role, the figures read role alone', async () => {
  const { client, asked } = createUsersService([userRecord('a')]);
  await readRoles(client, { offset: 0, signal });
  await countRoles(client, signal);
  expect(asked.map((url) => url.searchParams.get('select'))).toEqual(['user_id,role', 'role']);
});

test('figures count role rows beyond the first thousand', async () => {
  const users = Array.from({ length: 1500 }, (_, index) => userRecord(`u${index}`));
  const { client } = createUsersService([...users, userRecord('ana', { roles: ['admin'] })]);
  await expect(countRoles(client, signal)).resolves.toEqual({
    total: 1501,
    byRole: { client: 1500, admin: 1 },
  });
});

test.each([500, 403, 503])(
  'status %i throws a named error with its cause, after one request',
  async (status) => {
    const answer = jest.fn(() => Response.json({ message: 'no', code: 'X' }, { status }));
    const failure = await readProfiles(createDataClient(answer), { offset: 0, signal }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(UsersUnavailable);
    expect(failure).toMatchObject({ cause: { message: 'no' } });
    expect(answer).toHaveBeenCalledTimes(1);
  },
);

test('an unreachable service throws a named error', async () => {
  const offline = createDataClient(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(countRoles(offline, signal)).rejects.toBeInstanceOf(UsersUnavailable);
});
