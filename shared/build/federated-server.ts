import type { Configuration as ServerConfiguration } from 'webpack-dev-server';

/**
 * Serves an area in the form that a shell loads, rebuilt after every save, for an override in a shell elsewhere:
 * `npm run dev -w remote-guest -- --federated`. The bundle equals a release's: nothing is injected, and a page load
 * fetches the newest build.
 */
export const federatedServer = (port: number): ServerConfiguration => ({
  port,
  host: 'localhost',
  hot: false,
  liveReload: false,
  client: false,
  webSocketServer: false,
  static: false,
  headers: {
    'Access-Control-Allow-Origin': '*',
    // A page of the internet requests a file from this machine (W3C Private Network Access).
    'Access-Control-Allow-Private-Network': 'true',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
  },
});
