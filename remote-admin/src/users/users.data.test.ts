import { createDataClient as client, type DataAnswer } from '@marisma/area-kit/testing';
import { countRows, nextOffset, type RowPage } from './paged-rows';
import { countRoles, readProfiles, readRoles, UsersUnavailable } from './users.data';

const { signal } = new AbortController();

/** Answers as PostgREST does: at most 1000 rows, with the total if a count is requested. */
const table =
  (rows: object[], asked: URL[] = []): DataAnswer =>
  (request, url) => {
    asked.push(url);
    const from = Number(url.searchParams.get('offset'));
    const part = rows.slice(from, from + Math.min(1000, Number(url.searchParams.get('limit'))));
    const counted = request.headers.get('prefer')?.includes('count=exact') ? rows.length : '*';
    return Response.json(part, {
      headers: { 'content-range': `${from}-${from + part.length - 1}/${counted}` },
    });
  };

async function readAll<Row extends object>(read: (offset: number) => Promise<RowPage<Row>>) {
  const pages: RowPage<Row>[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; offset = nextOffset(pages))
    pages.push(await read(offset));
  return pages;
}

test('2,500 profiles are read in three pages, in a stable order, counted once', async () => {
  const asked: URL[] = [];
  const rows = Array.from({ length: 2500 }, (_, index) => ({ user_id: `u${index}` }));
  const service = client(table(rows, asked));
  const pages = await readAll((offset) => readProfiles(service, { offset, signal }));
  expect(countRows(pages)).toBe(2500);
  expect(asked.map((url) => url.searchParams.get('offset'))).toEqual(['0', '1000', '2000']);
  expect(pages.map((page) => page.total)).toEqual([2500, null, null]);
  expect(asked[0]?.pathname).toBe('/rest/v1/profiles');
  expect(asked[0]?.searchParams.get('select')).toBe('user_id,first_name,last_name,email,created_at');
  expect(asked[0]?.searchParams.get('order')).toBe('created_at.desc,user_id.asc');
});

test('the list reads user_id and role, the figures read role alone', async () => {
  const asked: URL[] = [];
  const service = client(table([{ user_id: 'a', role: 'owner' }], asked));
  await readRoles(service, { offset: 0, signal });
  await countRoles(service, signal);
  expect(asked.map((url) => url.searchParams.get('select'))).toEqual(['user_id,role', 'role']);
});

test('figures count role rows beyond the first thousand', async () => {
  const rows = [...Array.from({ length: 1500 }, () => ({ role: 'client' })), { role: 'admin' }];
  await expect(countRoles(client(table(rows)), signal)).resolves.toEqual({
    total: 1501,
    byRole: { client: 1500, admin: 1 },
  });
});

test.each([500, 403, 503])(
  'status %i throws a named error with its cause, after one request',
  async (status) => {
    const answer = jest.fn(() => Response.json({ message: 'no', code: 'X' }, { status }));
    const failure = await readProfiles(client(answer), { offset: 0, signal }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(UsersUnavailable);
    expect(failure).toMatchObject({ cause: { message: 'no' } });
    expect(answer).toHaveBeenCalledTimes(1);
  },
);

test('an unreachable service throws a named error', async () => {
  const offline = client(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(countRoles(offline, signal)).rejects.toBeInstanceOf(UsersUnavailable);
});
