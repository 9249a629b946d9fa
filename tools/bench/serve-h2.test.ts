import type { RequestListener } from 'node:http';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { makeCertificate, serveOverH2 } from './serve-h2';

const BODY = 'x'.repeat(100_000);

test.each<[string, RequestListener]>([
  ['passed to end()', (_req, res) => void res.writeHead(200, { 'Content-Length': BODY.length }).end(BODY)],
  [
    'written in parts',
    (_req, res) => {
      for (const part of BODY.match(/.{25000}/g)!) res.write(part);
      res.end();
    },
  ],
])('an answer %s arrives complete', async (_name, answer) => {
  const certificate = await makeCertificate();
  const server = await serveOverH2(answer, certificate);
  const session = connect(server.origin, { ca: certificate.cert });
  try {
    expect(await text(session.request({ ':path': '/' }))).toBe(BODY);
  } finally {
    session.destroy();
    server.close();
  }
});
