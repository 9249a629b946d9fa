#!/usr/bin/env node
// `npx marisma <verb> …`, also as `npm run release -- <verb> …`. In the folder of an area the verbs of the area kit
// are those of a team with a repository of its own.
import { existsSync } from 'node:fs';
import { checkNode, requireInstalled } from './ensure-installed.mjs';

const ofArea =
  ['dev', 'build', 'check', 'publish', 'submit'].includes(process.argv[2]) && existsSync('area.config.ts');

checkNode();
requireInstalled();
await import('tsx');
await import(ofArea ? './kit/cli.ts' : './release/commands/cli.ts');
