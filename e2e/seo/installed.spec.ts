import sharp from 'sharp';
import { expect, test } from '../fixtures';

interface Manifest {
  start_url: string;
  icons: { src: string; sizes: string; type: string }[];
}

for (const start of ['/', '/es']) {
  const title = `${start} can be installed: its manifest has no errors, its icons exist`;
  test(title, { tag: start === '/' ? [] : '@whole' }, async ({ page, request, baseURL }) => {
    await page.goto(start);
    const session = await page.context().newCDPSession(page);
    const { url, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const response = await request.get(url);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as Manifest;
    expect(manifest.start_url).toBe(start);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type'], src).toBe(type);
      const { width, height } = await sharp(await icon.body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    const reasons = installabilityErrors.map(({ errorId }) => errorId);
    // Test browsers are private windows, which cannot install apps.
    expect(
      reasons.filter((reason) => reason !== 'in-incognito'),
      `at ${baseURL}`,
    ).toEqual([]);
  });
}
