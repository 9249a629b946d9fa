/** A page's head as a crawler reads it: from the server's HTML, without scripts. */
export interface RawHead {
  title: string;
  /** `content` of each `meta`, by name or property. */
  meta: Record<string, string>;
  canonical?: string;
  alternates: Record<string, string>;
  /** Nodes of the structured data. */
  graph: Record<string, unknown>[];
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  );

/** @throws SyntaxError when the structured data is not JSON */
export function readHead(html: string): RawHead {
  const [head = ''] = html.split('</head>');
  const tags = (name: string): Record<string, string>[] =>
    [...head.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag));
  const links = tags('link');
  const [, data = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  const { '@graph': graph = [] } = JSON.parse(data) as { '@graph'?: RawHead['graph'] };
  return {
    title: decode(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(
      tags('meta').map(({ name, property, content = '' }) => [name ?? property ?? '', content]),
    ),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links.filter(({ rel }) => rel === 'alternate').map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    graph,
  };
}
