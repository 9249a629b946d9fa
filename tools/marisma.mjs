#!/usr/bin/env node
// `npx marisma <verb> …`, also as `npm run release -- <verb> …`. In the folder of an area the verbs of the area kit
// are those of a team with a repository of its own.
import { existsSync } from 'node:fs';
import { checkNode, ensureInstalled, requireInstalled } from './ensure-installed.mjs';

const ofArea = ['dev', 'build', 'check', 'publish'].includes(process.argv[2]) && existsSync('area.config.ts');

// Whoever reads the output may stop reading, as `| head` does; the command goes on to its end.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

checkNode();
if (ofArea) ensureInstalled('all');
else requireInstalled();
await import('tsx');
await import(ofArea ? './kit/cli.ts' : './release/commands/cli.ts');
