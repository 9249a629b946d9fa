import type { Release } from '@marisma/shared/contract';
import { digest } from '@marisma/shared/build';
import { readRegistry } from '../../tools/release/registry-store';
import type { OwnSite } from './own-site';

interface TwinOptions {
  /** Six hexadecimal digits that end the twin's build id; one for each twin of a build. */
  suffix?: string;
  /** Alters a file of the twin; its digest follows. */
  alter?: (text: string, file: string) => string;
}

/** Puts a second build of an area beside the live one: the same code, another name. Nothing points to it yet. */
export async function publishTwin(
  site: OwnSite,
  area: string,
  { suffix = 'ffffff', alter = (text) => text }: TwinOptions = {},
): Promise<Release> {
  const { live } = (await readRegistry(site.target)).areas[area]!;
  const build = `${live.build.slice(0, 6)}${suffix}`;
  const url = `/areas/${area}/${build}/`;
  const integrity: Release['integrity'] = {};
  for (const file of await site.target.list(live.url.slice(1, -1))) {
    if (/\.(br|gz)$/.test(file)) continue;
    const content = (await site.target.read(`${live.url.slice(1)}${file}`))!;
    const renamed = /\.(js|json)$/.test(file)
      ? Buffer.from(alter(content.toString().replaceAll(live.build, build), file))
      : content;
    if (live.integrity[file]) integrity[file] = digest(renamed);
    await site.target.write(url.slice(1) + file, renamed);
  }
  return { ...live, build, url, integrity, container: live.container.replace(live.build, build) };
}
