import type { RenderedPage } from '@marisma/area-kit/contract';
import type { Page } from '../pages';
import { describeForSearch, isFindable } from './describe-for-search';

const SITE = { siteUrl: 'https://marisma.example' };
const page: Page = {
  file: 'about/index.html',
  pathname: '/about',
  locale: 'en',
  title: 'Declared',
  description: 'Declared words',
  listed: true,
  open: true,
};
const rendered: RenderedPage = {
  html: '<h1>About</h1>',
  styles: '',
  status: 200,
  complete: true,
  title: 'Rendered',
  markup: { nodes: [{ '@type': 'BreadcrumbList', itemListElement: [] }] },
};

it.each<[string, Partial<Page>, Partial<RenderedPage> | null]>([
  ['that is unlisted', { listed: false }, {}],
  ['that could not be rendered', {}, null],
  ['that has only its frame', {}, { complete: false }],
  ['with status 404', {}, { status: 404 }],
  ['that redirects', {}, { redirect: '/concierge' }],
])('a page %s is not findable', (_what, change, drawn) => {
  const drawing = drawn && { ...rendered, ...drawn };
  expect(isFindable({ ...page, ...change }, drawing)).toBe(false);
  expect(describeForSearch({ ...page, ...change }, drawing, SITE).markup).toBeUndefined();
});

it('prefers the rendered page’s title and description to the declared ones', () => {
  const { title, head, markup } = describeForSearch(page, rendered, SITE);
  expect(title).toBe('Rendered');
  expect(head[0]?.attributes).toEqual({ name: 'description', content: 'Declared words' });
  expect(markup).toEqual({ '@context': 'https://schema.org', '@graph': rendered.markup?.nodes });
});

it('has no structured data on a site without a known address', () =>
  expect(describeForSearch(page, rendered, {}).markup).toBeUndefined());
