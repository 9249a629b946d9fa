import { explainScript } from './script-failure';

const chunk = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

it.each([
  ['a module that throws at import', new TypeError('x is not a function'), 'import-crash'],
  [
    'a container that throws before it exports anything',
    new Error('[ Federation Runtime ]: Failed to get remoteEntry exports. #RUNTIME-001'),
    'import-crash',
  ],
  [
    'a container that does not arrive',
    new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'),
    'entry-unreachable',
  ],
  ['a script that is late', new Error('[ Federation Runtime ]: the script timed out'), 'timeout'],
  ['a chunk that is late', Object.assign(chunk, { type: 'timeout' }), 'timeout'],
])('%s', async (_, error, reason) => expect(await explainScript(error)).toMatchObject({ reason }));
