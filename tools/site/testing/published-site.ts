import { writeCompressed } from '../../release/targets/compress';
import { folderTarget } from '../../release/targets/target';
import { tempFolder } from '../../testing/temp-folder';

const FILES: Record<string, string> = {
  'index.html': '<p>home</p>',
  'about/index.html': '<p>about</p>',
  'admin/index.html': '<p>admin</p>',
  '404.html': '<p>nothing here</p>',
  'es/index.html': '<p>inicio</p>',
  'es/about/index.html': '<p>nosotros</p>',
  'es/admin/index.html': '<p>panel</p>',
  'es/404.html': '<p>nada por aquí</p>',
  'shell/0123456789ab/main.js': 'x'.repeat(500),
  'shell/0123456789ab/main.js.map': '{"sources":[]}',
  'shell/0123456789ab/main.css': 'p{}',
  'shell/0123456789ab/serif.woff2': 'font',
  'areas/guest/0123456789ab/mf-manifest.json': '{}',
  'media/house.0a1b2c3d.avif': 'picture',
  'registry.json': '{}',
  'registry.json.sig': 'signature',
  'config.json': '{"supabaseUrl":"https://data.example/","supabaseKey":"k"}',
};

/** Rules for a removed area and for paths below a folder, in both languages, and for unknown paths in Spanish. */
export const REDIRECTS = [
  '/events /404.html 410',
  '/events/* /404.html 410',
  '/es/events /es/404.html 410',
  '/es/events/* /es/404.html 410',
  '/admin/* /admin/ 200',
  '/es/admin/* /es/admin/ 200',
  '/es/* /es/404.html 404',
  '',
].join('\n');

/** A published folder with one file of every kind. */
export async function publishSample(): Promise<string> {
  const folder = tempFolder();
  const target = folderTarget(folder);
  for (const [path, content] of Object.entries(FILES)) await writeCompressed(target, path, content);
  await target.write('_redirects', REDIRECTS);
  await target.write('.drafts/half', 'half');
  return folder;
}
