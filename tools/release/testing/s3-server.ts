import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { S3Client } from '@aws-sdk/client-s3';
import { listen } from '../../start/listen';

export interface StoredObject {
  content: Buffer;
  headers: Record<string, string>;
  modified: Date;
}

export interface Failure {
  /** Whether the failure applies to a request. */
  matches(method: string, key: string): boolean;
  /** `lost`: the request is processed, but the answer never arrives. */
  answer: 'lost' | { status: number; code: string };
  times: number;
}

export interface S3Server {
  url: string;
  objects: Map<string, StoredObject>;
  failures: Failure[];
  requests: string[];
  /** False simulates a store without conditional writes. */
  conditional: boolean;
  close(): void;
}

/** A client like that of `createS3Client`, for a store on this machine. */
export const testClient = (endpoint: string): S3Client =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'tester', secretAccessKey: 'secret' },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 5,
  });

const KEPT_HEADERS = /^(content-type|content-encoding|cache-control|x-amz-meta-.*)$/;
const PAGE_SIZE = 5;
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Starts a server with the part of the S3 REST API (2006-03-01) that targets use, and one bucket: GET, HEAD,
 * PUT with `If-None-Match`, DELETE and ListObjectsV2 in small pages. `failures` make requests fail.
 */
export async function openS3Server(bucket: string): Promise<S3Server> {
  const server = createServer((request, response) => {
    void request.toArray().then((body) => answer(request, response, Buffer.concat(body as Buffer[])));
  });
  const state: S3Server = {
    url: `http://127.0.0.1:${await listen(server, 0)}`,
    objects: new Map(),
    failures: [],
    requests: [],
    conditional: true,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return state;

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    const [, named, ...rest] = decodeURIComponent(pathname).split('/');
    const [method, key] = [request.method ?? '', rest.join('/')];
    state.requests.push(`${method} ${key}`);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=tester/'))
      return fail(response, 403, 'AccessDenied');
    if (named !== bucket) return fail(response, 404, 'NoSuchBucket');
    const failure = state.failures.find(({ matches, times }) => times > 0 && matches(method, key));
    if (failure) failure.times -= 1;
    if (failure && failure.answer !== 'lost') {
      return fail(response, failure.answer.status, failure.answer.code);
    }
    if (searchParams.get('list-type') === '2') return list(response, searchParams);
    const done = act(method, key, request, body);
    if (failure) return void response.destroy();
    done(response);
  }

  function act(
    method: string,
    key: string,
    request: IncomingMessage,
    body: Buffer,
  ): (response: ServerResponse) => void {
    const known = state.objects.get(key);
    if (method === 'PUT') {
      const refused = state.conditional && request.headers['if-none-match'] === '*' && known;
      if (refused) return (response) => fail(response, 412, 'PreconditionFailed');
      const kept = Object.entries(request.headers).filter(([name]) => KEPT_HEADERS.test(name));
      const headers = Object.fromEntries(kept) as Record<string, string>;
      state.objects.set(key, { content: body, headers, modified: new Date() });
      return (response) => void response.writeHead(200, { ETag: etagOf(body) }).end();
    }
    if (method === 'DELETE') {
      state.objects.delete(key);
      return (response) => void response.writeHead(204).end();
    }
    if (!known) return (response) => fail(response, 404, 'NoSuchKey');
    const { content, headers, modified } = known;
    return (response) =>
      void response
        .writeHead(200, {
          ...headers,
          'Content-Length': content.length,
          'Last-Modified': modified.toUTCString(),
          ETag: etagOf(content),
        })
        .end(method === 'HEAD' ? undefined : content);
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const prefix = query.get('prefix') ?? '';
    const delimiter = query.get('delimiter');
    const entries = new Map<string, StoredObject | null>();
    for (const [key, object] of [...state.objects].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (!key.startsWith(prefix)) continue;
      const cut = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      if (cut < 0) entries.set(key, object);
      else entries.set(key.slice(0, cut + 1), null);
    }
    const from = Number(query.get('continuation-token') ?? 0);
    const page = [...entries].slice(from, from + PAGE_SIZE);
    const more = from + PAGE_SIZE < entries.size;
    const items = page.map(([key, object]) =>
      object
        ? `<Contents><Key>${escapeXml(key)}</Key><LastModified>${object.modified.toISOString()}</LastModified></Contents>`
        : `<CommonPrefixes><Prefix>${escapeXml(key)}</Prefix></CommonPrefixes>`,
    );
    const next = more ? `<NextContinuationToken>${from + PAGE_SIZE}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'Content-Type': 'application/xml' })
      .end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${items.join('')}</ListBucketResult>`);
  }
}

const etagOf = (content: Buffer): string => `"${createHash('md5').update(content).digest('hex')}"`;

function fail(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
