/** @environment browser */
import { browserStorage, tabStorage } from '@marisma/area-kit/browser';
import { followBrowserOnFirstVisit, readLanguage, rememberLanguage, takeFollowed } from './first-visit';

const visit = (
  pathname: string,
  preferred: string,
  rest: { search?: string; hash?: string } = {},
  written?: string,
) => {
  const replace = jest.fn<void, [string | URL]>();
  const parts = { pathname, search: '', hash: '', ...rest };
  const location = { ...parts, href: `https://site${pathname}${parts.search}${parts.hash}`, replace };
  return {
    left: followBrowserOnFirstVisit({ location, preferred, written }),
    to: replace.mock.calls[0]?.[0],
  };
};

test.each(['es', 'es-MX', 'ES-ar'])(
  'a first visit with a browser in %s is redirected to Spanish, with a notice',
  (preferred) => {
    const { left, to } = visit('/properties', preferred, { search: '?sort=name', hash: '#list' });
    expect([left, to]).toEqual([true, '/es/properties?sort=name#list']);
    expect(readLanguage()).toBe('es');
    expect([takeFollowed(), takeFollowed()]).toEqual([true, false]);
  },
);

test.each(['en-US', 'de', 'est', ''])(
  'a browser in %p is not redirected, and the visit is remembered',
  (preferred) => {
    expect(visit('/', preferred)).toEqual({ left: false, to: undefined });
    expect(readLanguage()).toBe('en');
    expect(takeFollowed()).toBe(false);
  },
);

test('only the first visit is redirected: afterward the address decides', () => {
  visit('/', 'en-US');
  expect(visit('/', 'es-MX').left).toBe(false);
  rememberLanguage('es');
  expect(visit('/contact', 'es-MX').left).toBe(false);
});

test.each([{ hash: '#token_hash=a&type=recovery' }, { search: '?code=c' }])(
  'a link from an e-mail, %p, continues in the remembered language',
  (carried) => {
    expect(visit('/', 'es-MX', carried)).toMatchObject({ left: true });
    expect(takeFollowed()).toBe(true);
    const { left, to } = visit('/', 'en-US', carried);
    expect([left, to]).toEqual([true, `/es${carried.search ?? ''}${carried.hash ?? ''}`]);
    expect(visit('/es', 'en-US', carried).left).toBe(false);
    expect(takeFollowed()).toBe(false);
    rememberLanguage('en');
    expect(visit('/', 'es-MX', carried).left).toBe(false);
  },
);

test('a Spanish address and a page available only in Spanish are not redirected', () => {
  expect(visit('/es/contact', 'es-MX').left).toBe(false);
  expect(readLanguage()).toBe('es');
  localStorage.clear();
  expect(visit('/proposal', 'es-MX', {}, 'es').left).toBe(false);
});

test('a browser without storage is not redirected, because every visit would be', () => {
  jest.spyOn(browserStorage, 'persists').mockReturnValue(false);
  expect(visit('/', 'es-MX').left).toBe(false);
  expect(tabStorage.getItem('marisma.language-followed')).toBeNull();
});
