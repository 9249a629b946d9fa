import { printFailure, readArguments } from '../../command-line';
import { checkConfigFile } from '../../site/config-file';
import { INBOX, SIGNING_KEY, SITE } from '../paths';
import { loadSigner } from '../registry/signing';
import { openTarget } from '../targets/open-target';
import { readAuthor } from './author';
import type { Call } from './verb';
import { describeVerb, findVerb, statusOf, USAGE, VERBS, withVerb } from './verbs';

const OPTIONS = {
  target: { type: 'string', default: process.env.MARISMA_TARGET || SITE },
  inbox: { type: 'string', default: INBOX },
  from: { type: 'string' },
  help: { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** Verbs that may make the folder of a new site. */
const MAKES_SITE = ['release', 'key', 'publish'];

async function run(): Promise<void> {
  const { positionals, values } = readArguments(process.argv.slice(2), OPTIONS, USAGE);
  const [verb = '', ...args] = withVerb(positionals);
  if (values.help) return console.log(VERBS[verb] ? describeVerb(verb) : USAGE);
  const action = findVerb([verb, ...args]);
  const isMade = MAKES_SITE.includes(verb) || values.target === SITE;
  const target = {
    ...(await openTarget(values.target, await loadSigner(SIGNING_KEY), isMade)),
    author: await readAuthor(),
    maps: await openTarget(values.inbox),
  };
  const call: Call = { target, args, addresses: values, json: values.json, log: (line) => console.log(line) };
  // Before a build of minutes.
  await checkConfigFile(target.read);
  await action.run(call, args[0] ?? '', args[1]);
  if (action.changes) call.log(`\n${await statusOf(call)}`);
}

run().catch(printFailure);
