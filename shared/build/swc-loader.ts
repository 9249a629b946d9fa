/** Packages that the configuration names and nobody imports. */
export const LOADERS = ['swc-loader', '@swc/plugin-styled-components'] as const;

/** TypeScript and JSX as browsers run them, with styled-components prepared for the server. */
export const swc = (production: boolean) => ({
  loader: LOADERS[0],
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production, refresh: !production } },
      experimental: {
        plugins: [[LOADERS[1], { ssr: true, displayName: !production, pure: true }]],
      },
    },
  },
});
