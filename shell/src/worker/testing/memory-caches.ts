/** The part of CacheStorage that the worker uses, in memory, with entries in insertion order. */
export function memoryCaches(origin = location.origin) {
  const entries = new Map<string, { text: string; headers: [string, string][] }>();
  const keyOf = (request: string | { url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  const cache = {
    delete: async (request: string | { url: string }) => entries.delete(keyOf(request)),
    put: async (path: string, response: Response) =>
      void entries.set(keyOf(path), {
        text: await response.text(),
        headers: [...response.headers] as [string, string][],
      }),
    match: async (path: string) => {
      const entry = entries.get(keyOf(path));
      return entry && new Response(entry.text, { headers: entry.headers });
    },
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  };
  return {
    open: async () => cache,
    delete: async () => {
      entries.clear();
      return true;
    },
  };
}

/** A page as the site's host serves it. */
export function pageAnswer(path: string, html: string, { status = 200, type = 'basic' } = {}): Response {
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br' };
  const response = new Response(html, { status, headers });
  return Object.defineProperties(response, {
    url: { value: new URL(path, location.origin).href },
    type: { value: type },
  });
}
