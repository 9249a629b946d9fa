/** @environment browser */
import { setDocumentLanguage } from './document-language';

it('writes the language of the page only when it changes', () => {
  const { documentElement: html } = document;
  html.lang = 'en';
  const writes = new MutationObserver(() => {});
  writes.observe(html, { attributes: true });

  setDocumentLanguage('en');
  expect(writes.takeRecords()).toHaveLength(0);

  setDocumentLanguage('es');
  expect(html).toHaveAttribute('lang', 'es-MX');
  expect(writes.takeRecords()).toHaveLength(1);
});
