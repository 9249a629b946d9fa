import { commonHeaders, contentSecurityPolicy } from './headers';
import { readSiteFacts } from './site-facts';

const reading =
  (files: Record<string, string>) =>
  async (path: string): Promise<Buffer | null> =>
    path in files ? Buffer.from(files[path]!) : null;

const withShell = (shell: object): string => JSON.stringify({ shell: { live: shell } });

it('allows scripts of this machine only when the live shell accepts overrides', async () => {
  const facts = await readSiteFacts(reading({ 'registry.json': withShell({ overrides: true }) }));
  const policy = contentSecurityPolicy(facts);
  for (const directive of ['script-src', 'connect-src']) {
    expect(policy).toMatch(
      new RegExp(`${directive} 'self'[^;]* http://localhost:\\* http://127\\.0\\.0\\.1:\\*`),
    );
  }
});

it('allows the captcha’s script and frame only where the site has a key for it', async () => {
  const policyOf = async (config: object) =>
    contentSecurityPolicy(await readSiteFacts(reading({ 'config.json': JSON.stringify(config) })));
  const policy = await policyOf({ captchaKey: 'site' });
  expect(policy).toMatch(/script-src [^;]*https:\/\/challenges\.cloudflare\.com/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com/);
  expect(await policyOf({})).not.toContain('cloudflare');
});

it('reads the site’s origin, and whether the site is a demo', async () => {
  const config = { siteUrl: 'https://marisma.example/x', demo: true };
  const facts = await readSiteFacts(reading({ 'config.json': JSON.stringify(config) }));
  expect(facts).toMatchObject({ siteUrl: 'https://marisma.example', demo: true });
  expect(commonHeaders(facts)['X-Robots-Tag']).toBe('noindex');
});

it('ignores an invalid address and an invalid demo flag', async () => {
  const facts = await readSiteFacts(reading({ 'config.json': '{"siteUrl":"marisma","demo":"no"}' }));
  expect(facts).toMatchObject({ siteUrl: undefined, demo: false });
  expect(commonHeaders(facts)).not.toHaveProperty('X-Robots-Tag');
});

it.each([
  ['a shell without them', { 'registry.json': withShell({}) }],
  ['a site without a shell', { 'registry.json': '{}' }],
  ['a new site', {}],
  ['invalid files', { 'registry.json': 'null', 'config.json': '{' }],
])('%s allows scripts of the site only', async (_what, files) => {
  const policy = contentSecurityPolicy(await readSiteFacts(reading(files)));
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/localhost|127\.0\.0\.1/);
});
