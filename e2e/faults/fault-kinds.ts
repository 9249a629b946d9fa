import type { IncomingMessage, ServerResponse } from 'node:http';

/** A file as the working host sends it, uncompressed. */
export interface SoundFile {
  type: string;
  body: Buffer;
}

type Answer = (res: ServerResponse, file: SoundFile, req: IncomingMessage) => void;

const send = (res: ServerResponse, status: number, type: string, body: Buffer | string): void =>
  void res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }).end(body);

const ERROR_PAGE = '<!doctype html><title>Not what was asked for</title>';

/** Faults of a host or of the network, by name. */
export const FAULTS = {
  '404': (res) => send(res, 404, 'text/html', ERROR_PAGE),
  '500': (res) => send(res, 500, 'text/html', ERROR_PAGE),
  'HTML as 200': (res) => send(res, 200, 'text/html', ERROR_PAGE),
  truncated: (res, { type, body }) => {
    res.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length });
    res.write(body.subarray(0, body.length / 2), () => res.destroy());
  },
  corrupted: (res, { type, body }) => {
    const altered = Buffer.from(body);
    const middle = Math.floor(altered.length / 2);
    altered[middle] = altered[middle]! ^ 1;
    send(res, 200, type, altered);
  },
  hung: () => {},
  killed: (_res, _file, req) => void req.socket.resetAndDestroy(),
} satisfies Record<string, Answer>;

export type FaultKind = keyof typeof FAULTS;
export const FAULT_KINDS = Object.keys(FAULTS) as FaultKind[];

/** The files of an area's build, by role. */
export const FILES = {
  manifest: /\/mf-manifest\.json$/,
  entry: /\/remoteEntry\.\w+\.js$/,
  chunk: /\/__federation_expose_area\.\w+\.js$/,
  'lazy chunk': /\/\d+\.\w+\.js$/,
} satisfies Record<string, RegExp>;

export type FileKind = keyof typeof FILES;
export const FILE_KINDS = Object.keys(FILES) as FileKind[];

/** Matches one file of this kind per build of an area: the first that is requested. */
export function oneFileOf(area: string, kind: FileKind): (path: string) => boolean {
  const chosen = new Map<string, string>();
  return (path) => {
    const [, build] = new RegExp(`^/areas/${area}/(\\w+)/`).exec(path) ?? [];
    if (!build || !FILES[kind].test(path)) return false;
    if (!chosen.has(build)) chosen.set(build, path);
    return chosen.get(build) === path;
  };
}

const UNREACHABLE: Record<FileKind, string> = {
  manifest: 'manifest-unreachable',
  entry: 'entry-unreachable',
  chunk: 'chunk-missing',
  'lazy chunk': 'chunk-missing',
};

/** The reason that the page shows for this fault of this file. */
export function reasonFor(file: FileKind, fault: FaultKind): string {
  if (fault === 'hung') return 'timeout';
  return fault === 'corrupted' || fault === 'HTML as 200' ? 'integrity' : UNREACHABLE[file];
}
