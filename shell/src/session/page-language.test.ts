/** @environment browser */
import { setDocumentLocale, type Locale } from '@marisma/area-kit/texts';
import { openClient } from './testing/open-session';

afterEach(() => setDocumentLocale('en'));

// The database chooses the language of mails by this header; a browser alone would send its own language.
test.each<[Locale, string]>([
  ['en', 'en'],
  ['es', 'es-MX'],
])('what a page in %s stores and asks is in its language', async (locale, sent) => {
  setDocumentLocale(locale);
  const languages: unknown[] = [];
  const client = openClient(
    { url: '/', key: 'publishable' },
    {
      fetch: (input, init) => {
        languages.push(new Request(input, init).headers.get('accept-language'));
        return Promise.resolve(new Response(null, { status: 201 }));
      },
    },
  );
  await client.from('contact_submissions').insert({
    name: 'Ana',
    email: 'ana@guests.test',
    inquiry_type: 'general',
    message: 'Hola',
  });
  await client.rpc('answer_due');
  expect(languages).toEqual([sent, sent]);
});
