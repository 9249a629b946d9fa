import { contentSecurityPolicy } from './headers';
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
