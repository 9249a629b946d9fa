/** An element of a page's head. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

const attributesOf = (element: string): Record<string, string> =>
  Object.fromEntries(
    [...element.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    ]),
  );

/**
 * Preloads of the largest picture of the first view, so that the browser asks for it before it has read the page
 * down to it: one for each cut of the `picture` whose `img` says `fetchpriority="high"`, in the best format.
 * @param html the page's rendered content
 */
export function preloadHero(html: string): HeadTag[] {
  const [picture] = html
    .split('<picture')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</picture>')))
    .filter((each) => /<img[^>]* fetchpriority="high"/i.test(each));
  if (!picture) return [];
  const sources = [...picture.matchAll(/<source[^>]*>/g)].map(([element]) => attributesOf(element));
  const best = sources.filter(({ type }) => type === sources[0]?.type);
  const cuts = best.map(({ media }) => media).filter((media) => media !== undefined);
  return best.map(({ srcset = '', sizes = '', type = '', media }) => ({
    tag: 'link',
    attributes: {
      rel: 'preload',
      as: 'image',
      imagesrcset: srcset,
      imagesizes: sizes,
      type,
      // The browser takes the first source that fits; of preloads it would take every one.
      ...(media !== undefined ? { media } : cuts.length > 0 && { media: `not all and ${cuts.join(', ')}` }),
      fetchpriority: 'high',
    },
  }));
}
