const FILE = /"(\/(?:shell|areas|media|registry)\/[^"\s]+[^"\s/])"/g;

/** @returns the site's own files that a page's markup and its list of scripts name, each once */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(FILE)].map(([, file = '']) => file)),
];
