const FILE = /"(\/(?:shell|areas|media|registry)\/[^"\s]+[^"\s/])"/g;

/** @returns the site's own files that a page names in its markup and in its plan of scripts, each once */
export const filesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(FILE)].map(([, file = '']) => file)),
];
