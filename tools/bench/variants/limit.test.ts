import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempFolder } from '../../testing/temp-folder';
import { makeLimit, stripScripts } from './limit';

it('copies the file of hashes and leaves out every script', async () => {
  const [site, folder] = [tempFolder(), tempFolder()];
  await mkdir(join(site, 'shell/0'), { recursive: true });
  await writeFile(
    join(site, 'index.html'),
    '<style>p{color:red}</style><p>Words</p><script src="/a.js"></script>',
  );
  await writeFile(join(site, 'inline-hashes.json'), '{"styles":[],"scripts":[]}');
  for (const file of ['main.js', 'main.js.br', 'main.js.gz', 'font.woff2'])
    await writeFile(join(site, 'shell/0', file), '');

  await makeLimit(site, folder);

  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe('<style>p{color:red}</style><p>Words</p>');
  expect(await readdir(folder)).toContain('inline-hashes.json');
  expect(await readdir(join(folder, 'shell/0'))).toEqual(['font.woff2']);
});

it('removes scripts and hints for scripts, and nothing else', () => {
  const kept = [
    '<link rel="preload" href="/f.woff2" as="font" crossorigin>',
    '<link rel="preload" as="image" href="/a.avif" fetchpriority="high">',
    '<style>.a{color:red}</style>',
    '<img src="/a.avif" alt="">',
  ];
  const scripts = [
    '<script type="application/json" id="r">{"a":"\\u003c/script>"}</script>',
    '<link rel="preload" href="/a.js" as="script" crossorigin>',
    '<link rel="modulepreload" href="/b.js">',
    '<script src="/main.js" defer></script>',
    '<script>\nboot()\n</script>',
  ];
  expect(stripScripts([...kept, ...scripts].join(''))).toBe(kept.join(''));
});
