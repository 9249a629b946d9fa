/** The files of a build that the browser has fetched. */
export interface FetchedFiles {
  count: number;
  /** Bytes transferred, headers included; 0 for files from the cache. */
  bytes: number;
}

/** @param url the build's folder, from the registry */
export function measureFiles(url: string): FetchedFiles {
  const { href } = new URL(url, document.baseURI);
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(href));
  return { count: files.length, bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0) };
}
