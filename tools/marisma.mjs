#!/usr/bin/env node
// Releases: `npm run release -- <verb> …` and `npx marisma <verb> …`.
import 'tsx';

await import('./release/cli.ts');
