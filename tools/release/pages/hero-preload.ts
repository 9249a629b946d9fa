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
 * Preloads the largest picture of the first view, so that the browser requests it before it parses the
 * picture's element. There is one preload, in the best format, for each cut of the `picture` whose `img` has
 * `fetchpriority="high"`.
 * @param html the page's rendered content; no pattern may read a hostile one more than once
 */
export function preloadHero(html: string): HeadTag[] {
  const [picture] = html
    .split('<picture')
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</picture>')))
    .filter((each) => /<img[^<>]* fetchpriority="high"/i.test(each));
  if (!picture) return [];
  const sources = [...picture.matchAll(/<source[^<>]*>/g)].map(([element]) => attributesOf(element));
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
      // The browser uses only the first matching source of a picture, but would load every matching preload.
      ...(media !== undefined ? { media } : cuts.length > 0 && { media: `not all and ${cuts.join(', ')}` }),
      fetchpriority: 'high',
    },
  }));
}
