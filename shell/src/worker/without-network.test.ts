/** @environment browser */
import { offlineMeta, type OfflineKit, type OfflineTexts } from '@marisma/area-kit/offline';
import { cachePage } from './page-cache';
import { memoryCaches, pageAnswer } from './testing/memory-caches';
import { answerWithoutNetwork } from './without-network';

const words = (tag: string, bar: string): OfflineTexts => ({
  tag,
  page: '<main>offline<!--pages--></main>',
  pages: '<ul><!--list--></ul>',
  bar: `<p>${bar} <!--time--></p>`,
});
const kit: OfflineKit = {
  words: { en: words('en', 'copy of'), es: words('es-MX', 'copia del') },
  policy: "default-src 'none'",
  barStyle: "'sha256-bar'",
};
const at = (path: string): string => new URL(path, location.origin).href;
const html = (path: string): string =>
  `<head><title>Price: $&amp; · Marisma</title>${offlineMeta(path)}</head><body><h1>${path}</h1></body>`;

beforeEach(() => void Object.assign(globalThis, { caches: memoryCaches(), marismaOffline: kit }));
afterEach(() => {
  for (const name of ['caches', 'marismaOffline']) Reflect.deleteProperty(globalThis, name);
});

it('shows a copy with a bar in the page’s language, and allows the bar’s style', async () => {
  const seen = pageAnswer('/es/about', html('/es/about'));
  seen.headers.set('content-security-policy', "default-src 'none'; style-src 'self'");
  await cachePage(seen);
  const answer = await answerWithoutNetwork(at('/es/about?x=1'));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/<body><p>copia del \d+ de \w+ de \d{4}.*<\/p><h1>/);
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'sha256-bar' 'self'",
  );
});

it('lists the copies when the page has none, latest first, each in its language', async () => {
  for (const path of ['/about', '/es/terms']) await cachePage(pageAnswer(path, html(path)));
  const answer = await answerWithoutNetwork(at('/concierge'));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-security-policy')).toBe(kit.policy);
  expect(await answer.text()).toBe(
    '<main>offline<ul><li><a href="/es/terms" lang="es-MX">Price: $&amp;</a></li>' +
      '<li><a href="/about" lang="en">Price: $&amp;</a></li></ul></main>',
  );
});

it('shows no empty list', async () =>
  expect(await (await answerWithoutNetwork(at('/concierge'))).text()).toBe('<main>offline</main>'));
