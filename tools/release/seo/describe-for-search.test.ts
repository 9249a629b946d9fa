import type { RenderedPage } from '@marisma/shared/contract';
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
  ['that is kept out', { listed: false }, {}],
  ['that could not be rendered', {}, null],
  ['of which only the frame is there', {}, { complete: false }],
  ['that answers for what is not there', {}, { status: 404 }],
  ['that leads on', {}, { redirect: '/concierge' }],
])('a page %s has nothing to be found for', (_what, change, drawn) => {
  const drawing = drawn && { ...rendered, ...drawn };
  expect(isFindable({ ...page, ...change }, drawing)).toBe(false);
  expect(describeForSearch({ ...page, ...change }, drawing, SITE).markup).toBeUndefined();
});

it('says what the rendered page says, and what was declared where that is silent', () => {
  const { title, head, markup } = describeForSearch(page, rendered, SITE);
  expect(title).toBe('Rendered');
  expect(head[0]?.attributes).toEqual({ name: 'description', content: 'Declared words' });
  expect(markup).toEqual({ '@context': 'https://schema.org', '@graph': rendered.markup?.nodes });
});

it('has no structured data on a site without an address of its own', () =>
  expect(describeForSearch(page, rendered, {}).markup).toBeUndefined());
