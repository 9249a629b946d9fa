import { join } from 'node:path';
import { buildPackages } from '../builds/build-packages';
import { openTarget } from '../targets/open-target';
import { folderOf, LOCAL } from '../paths';
import { printable } from './table';
import { compose } from '../teams/compose';
import { loadAreaKey, readSource, submit } from '../teams/submit';
import { revokeKey } from '../teams/revoke-key';
import { addKey, setHost } from '../teams/team-edits';
import { checkArea } from './check-area';
import { change, type Call, type Verbs } from './verbs';

/** Verbs of teams with a key of their own, and of the site for them. */
export function teamVerbs(call: Call): Verbs {
  const { target, name, argument, second, places, log } = call;
  return {
    submit: async () => {
      const key = loadAreaKey();
      const source = await readSource(folderOf(name));
      await buildPackages([name]);
      const inbox = await openTarget(places.inbox);
      const { build } = await submit(inbox, key, join(folderOf(name), 'dist'), source);
      log(`${name}: ${build} is submitted; the site's composer makes it live`);
    },
    compose: async () => {
      const areas = name ? [name] : undefined;
      if (name) await checkArea(target, name);
      // This machine's own inbox begins with the first submission.
      const inbox = await openTarget(places.inbox, undefined, places.inbox === join(LOCAL, 'inbox'));
      // Teams write what it tells.
      const tell = (line: string): void => log(printable(line));
      if (!(await compose(target, inbox, tell, { areas }))) process.exitCode = 1;
    },
    'area-key': () =>
      change(call, ['area-key', name, argument], (seen) => addKey(seen, name, argument ?? '')),
    'revoke-key': () =>
      change(call, ['revoke-key', name, argument, second], (seen) =>
        revokeKey(seen, name, argument ?? '', second),
      ),
    'area-host': () => change(call, ['area-host', name, argument], (seen) => setHost(seen, name, argument)),
  };
}
