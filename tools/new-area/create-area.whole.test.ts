import { rmSync } from 'node:fs';
import { createArea } from './create-area';
import { makeWorkspace, runIn } from './testing/workspace';

it('writes an area that passes lint and types', () => {
  const root = makeWorkspace();
  try {
    createArea('events', root);
    runIn(root, 'oxlint', '--deny-warnings', 'remote-events');
    expect(runIn(root, 'tsc', '-p', 'remote-events', '--noEmit')).toBe('');
  } finally {
    rmSync(root, { recursive: true });
  }
}, 120_000);
