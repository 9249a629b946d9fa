import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { folderOf } from './release/paths';

const MARISMA = join(import.meta.dirname, 'marisma.mjs');

/** Runs the command of a package's npm script `dev` in the area's folder. */
function dev(port: number): Promise<{ code: number; output: string }> {
  const options = { cwd: folderOf('guest'), env: { ...process.env, PORT: String(port) } };
  return new Promise((resolve) => {
    execFile(process.execPath, [MARISMA, 'dev'], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: (stdout + stderr).trim() }),
    );
  });
}

it('says in one sentence that another server has the port', async () => {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    expect(await dev(port)).toEqual({
      code: 1,
      output: `Port ${port} is taken. Set another one, for example PORT=${port + 1}.`,
    });
  } finally {
    other.close();
  }
});

it('ends quietly when nobody reads its output', () => {
  const command = `"$0" "$1" status --help | true`;
  expect(spawnSync('sh', ['-c', command, process.execPath, MARISMA], { encoding: 'utf8' }).stderr).toBe('');
});
