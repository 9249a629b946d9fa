import { createArea } from './create-area';
import { makeWorkspace, runIn } from './testing/workspace';

it('writes an area that passes lint and types', () => {
  const root = makeWorkspace();
  createArea('events', root);
  runIn(root, 'oxlint', '--deny-warnings', 'remote-events');
  expect(runIn(root, 'tsc', '-p', 'remote-events', '--noEmit')).toBe('');
}, 120_000);
