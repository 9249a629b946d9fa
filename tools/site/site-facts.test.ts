import { commonHeaders, contentSecurityPolicy } from './headers';
import { readSiteFacts } from './site-facts';

const reading =
  (files: Record<string, string>) =>
  async (path: string): Promise<Buffer | null> =>
    path in files ? Buffer.from(files[path]!) : null;

const withShell = (shell: object): string => JSON.stringify({ shell: { live: shell } });

it('lets scripts of this machine in only where the live shell takes overrides', async () => {
  const facts = await readSiteFacts(reading({ 'registry.json': withShell({ overrides: true }) }));
  const policy = contentSecurityPolicy(facts);
  for (const directive of ['script-src', 'connect-src']) {
    expect(policy).toMatch(
      new RegExp(`${directive} 'self'[^;]* http://localhost:\\* http://127\\.0\\.0\\.1:\\*`),
    );
  }
});

it('knows the site’s own address, as an origin, and whether it is a demo', async () => {
  const config = { siteUrl: 'https://marisma.example/x', demo: true };
  const facts = await readSiteFacts(reading({ 'config.json': JSON.stringify(config) }));
  expect(facts).toMatchObject({ siteUrl: 'https://marisma.example', demo: true });
  expect(commonHeaders(facts)['X-Robots-Tag']).toBe('noindex');
});

it('of a site that says nothing of it, takes neither for granted', async () => {
  const facts = await readSiteFacts(reading({ 'config.json': '{"siteUrl":"marisma","demo":"no"}' }));
  expect(facts).toMatchObject({ siteUrl: undefined, demo: false });
  expect(commonHeaders(facts)).not.toHaveProperty('X-Robots-Tag');
});

it.each([
  ['a shell without them', { 'registry.json': withShell({}) }],
  ['a site without a shell', { 'registry.json': '{}' }],
  ['a new site', {}],
  ['files that are none', { 'registry.json': 'null', 'config.json': '{' }],
])('%s lets in the site alone', async (_what, files) => {
  const policy = contentSecurityPolicy(await readSiteFacts(reading(files)));
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/localhost|127\.0\.0\.1/);
});
