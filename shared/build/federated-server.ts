import type { Configuration as ServerConfiguration } from 'webpack-dev-server';

/**
 * Serves an area as a shell loads it, built anew with every save, for an override in a shell elsewhere
 * (`npm run dev -w remote-guest -- --federated`). What a page runs is left as a release has it: nothing is put
 * into the bundle, a page load brings the next build.
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
    // A page of the internet asks for something of this machine (W3C Private Network Access).
    'Access-Control-Allow-Private-Network': 'true',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'no-store',
  },
});
