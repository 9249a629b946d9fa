import { renderRoutes } from '@marisma/area-kit/testing';
import { act, screen } from '@testing-library/react';
import { ShareButton } from './share-button';

const works = () => jest.fn(() => Promise.resolve());
const fails = (name: string) => jest.fn(() => Promise.reject(Object.assign(new Error(name), { name })));

const COPIED = 'Link copied';
const FAILED = 'The link could not be copied. You can copy it from the address bar.';

it.each<[string, jest.Mock | undefined, jest.Mock | undefined, string[]]>([
  ['is shared by the sheet of the device', works(), works(), []],
  ['is copied without a sheet', undefined, works(), [COPIED]],
  ['is copied where the sheet fails', fails('NotAllowedError'), works(), [COPIED]],
  ['is not copied when the visitor cancels', fails('AbortError'), works(), []],
  ['stays in the address bar without a clipboard', undefined, undefined, [FAILED]],
  ['stays in the address bar where copying fails', undefined, fails('NotAllowedError'), [FAILED]],
])('the link %s', async (_, share, writeText, notices) => {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { value, configurable: true });
  define('share', share);
  define('clipboard', writeText && { writeText });
  const { shell } = renderRoutes([{ path: '/', element: <ShareButton title="Villa" /> }], '/', {
    roles: null,
  });
  await act(async () => (await screen.findByRole('button', { name: 'Share' })).click());
  expect(shell.recorded.notices.map(({ title }) => title)).toEqual(notices);
  if (share) expect(share).toHaveBeenCalledWith({ title: 'Villa', url: window.location.href });
  expect(writeText?.mock.calls ?? []).toEqual(
    writeText && notices.length > 0 ? [[window.location.href]] : [],
  );
});
