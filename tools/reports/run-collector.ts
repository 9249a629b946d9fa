import { createServer } from 'node:http';
import { REPORTS } from '../release/paths';
import { listen, LOOPBACK } from '../start/listen';
import { collectReports } from './collect-reports';

// Collects the reports of a public site, behind its nginx: `npm run collector`. docs/production.md lists the variables.
const { HOST = LOOPBACK, PORT = '8081', REPORTS_FOLDER = REPORTS, SITE_URL } = process.env;

const collect = collectReports(REPORTS_FOLDER, {
  origin: SITE_URL && new URL(SITE_URL).origin,
  // Whoever reaches another address can write any header.
  behindProxy: HOST === LOOPBACK,
});
const server = createServer((request, response) => {
  if (request.url === '/health') return void response.writeHead(200).end('ok\n');
  if (request.url !== '/reports') return void response.writeHead(404).end();
  collect(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
server.requestTimeout = 10_000;
await listen(server, Number(PORT), HOST);
console.log(`Reports go to ${REPORTS_FOLDER}.`);
process.on('SIGTERM', () => server.close(() => process.exit()));
