#!/usr/bin/env node
// Releases: `npm run release -- <verb> …` and `npx marisma <verb> …`.
import { checkNode, requireInstalled } from './ensure-installed.mjs';

checkNode();
requireInstalled();
await import('tsx');
await import('./release/cli.ts');
