import { useState } from 'react';

/** A key under which the same content is stored once, however often it is sent; other content has another key. */
export function useRequestKey(content: readonly string[]): string {
  const joined = content.join('\n');
  const [kept, keep] = useState(() => ({ joined, key: crypto.randomUUID() }));
  if (kept.joined === joined) return kept.key;
  const next = { joined, key: crypto.randomUUID() };
  keep(next);
  return next.key;
}
