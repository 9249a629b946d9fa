import { parseArgs } from 'node:util';
import { checkConfigFile } from '../../site/config-file';
import { readAuthor } from './author';
import { areaVerbs } from './area-verbs';
import { localVerbs, statusOf } from './local-verbs';
import { teamVerbs } from './team-verbs';
import { USAGE } from './usage';
import type { Call } from './verbs';
import { openTarget } from '../targets/open-target';
import { INBOX, listAreas, SIGNING_KEY, SITE } from '../paths';
import { loadSigner } from '../registry/signing';

function readArguments(): { positionals: string[]; values: Call['places'] } {
  const target = { type: 'string', default: process.env.MARISMA_TARGET ?? SITE } as const;
  const inbox = { type: 'string', default: INBOX } as const;
  try {
    return parseArgs({ allowPositionals: true, options: { target, inbox } });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(1);
  }
}

const { positionals, values: places } = readArguments();
const isPart = (word = ''): boolean => ['all', 'shell', ...listAreas()].includes(word);
// `release` is the default verb.
const [verb = '', name = '', argument, second] = isPart(positionals[0])
  ? ['release', ...positionals]
  : positionals;

async function run(): Promise<void> {
  const makesSite = ['release', 'build', 'audit', 'key', 'submit'].includes(verb) || places.target === SITE;
  const target = {
    ...(await openTarget(places.target, await loadSigner(SIGNING_KEY), makesSite)),
    author: await readAuthor(),
  };
  const call: Call = { target, name, argument, second, places, log: (line) => console.log(line) };
  const changing = { ...areaVerbs(call), ...teamVerbs(call) };
  const needsName = verb in changing && verb !== 'compose';
  const action = { ...localVerbs(call), ...changing }[verb];
  if (!action || (needsName && !name)) throw new Error(USAGE);
  // Before a build of minutes.
  await checkConfigFile(target.read);
  await action();
  if ((verb in changing && verb !== 'submit') || verb === 'adopt') call.log(`\n${await statusOf(call)}`);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
