import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../tools/start/listen';
import { FAULTS, type FaultKind } from './fault-kinds';

type Rule = (req: IncomingMessage, res: ServerResponse, path: string) => boolean;

/** A proxy of a working host that breaks chosen requests. */
export interface BrokenHost {
  url: string;
  /** Files whose path matches are answered with this fault, until `mend` is called. */
  breakFiles(match: (path: string) => boolean, fault: FaultKind): void;
  /** Adds a rule that answers requests; it returns whether it has answered. */
  answer(rule: Rule): void;
  /** Edits pages, and the registries that they name, before they are sent. */
  editPages(edit: (text: string) => string): void;
  mend(): void;
  close(): void;
}

/** Paths of the data service. */
export const DATA = /^\/(auth|rest)\/v1\//;

/** @param sound address of the host behind the proxy */
export async function openBrokenHost(sound: string): Promise<BrokenHost> {
  let rules: Rule[] = [];
  const server = createServer((req, res) => {
    const path = new URL(req.url ?? '/', sound).pathname;
    if (rules.some((rule) => rule(req, res, path))) return;
    passOn(sound, req, res);
  });
  await listen(server, 0);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    breakFiles: (match, fault) =>
      void rules.push((req, res, path) => {
        if (!match(path)) return false;
        void breakOne(sound, fault, req, res);
        return true;
      }),
    answer: (rule) => void rules.push(rule),
    editPages: (edit) =>
      void rules.push((req, res, path) => {
        if (req.headers['sec-fetch-dest'] !== 'document' && !path.startsWith('/registry/pages/'))
          return false;
        void editOne(sound, edit, req, res);
        return true;
      }),
    mend: () => (rules = []),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function breakOne(
  sound: string,
  fault: FaultKind,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const file = await fetch(sound + req.url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await file.arrayBuffer());
  FAULTS[fault](res, { type: file.headers.get('content-type') ?? '', body }, req);
}

async function editOne(
  sound: string,
  edit: (text: string) => string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const page = await fetch(sound + req.url, { headers: { 'accept-encoding': 'identity' } });
  const policy = page.headers.get('content-security-policy') ?? '';
  const type = page.headers.get('content-type') ?? '';
  const text = edit(await page.text());
  res.writeHead(page.status, { 'Content-Type': type, 'Content-Security-Policy': policy }).end(text);
}

function passOn(sound: string, req: IncomingMessage, res: ServerResponse): void {
  const { hostname, port, host } = new URL(sound);
  const onward = request(
    { hostname, port, path: req.url, method: req.method, headers: { ...req.headers, host } },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    },
  );
  onward.on('error', () => res.destroy());
  res.on('close', () => onward.destroy());
  req.pipe(onward);
}
