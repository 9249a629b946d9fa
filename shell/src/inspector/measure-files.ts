/** What the browser fetched of a build. */
export interface FetchedFiles {
  count: number;
  /** Bytes over the network, headers included; 0 for what came from its cache. */
  bytes: number;
}

/** @param url the build's folder, as the registry gives it */
export function measureFiles(url: string): FetchedFiles {
  const { href } = new URL(url, document.baseURI);
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(href));
  return { count: files.length, bytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0) };
}
