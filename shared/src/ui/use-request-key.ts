import { useState } from 'react';

/** A key under which the same content is stored once, however often it is sent; other content has another key. */
export function useRequestKey(content: readonly string[]): string {
  const joined = content.join('\n');
  const [last, setLast] = useState(() => ({ joined, key: crypto.randomUUID() }));
  if (last.joined === joined) return last.key;
  const next = { joined, key: crypto.randomUUID() };
  setLast(next);
  return next.key;
}
