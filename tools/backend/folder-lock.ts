import { createHash, randomUUID } from 'node:crypto';
import { rename, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

export interface FolderLock {
  release(): Promise<void>;
}

// sun_path holds 104 bytes on macOS and 108 on Linux, the closing zero included.
const LONGEST_SOCKET_PATH = 100;

/**
 * Locks a folder for this process.
 *
 * The lock is a listening socket: the system closes the socket when the process ends, even by `kill -9`. A
 * pid file would stay, and its process id could be reused.
 * @param folder an existing folder, as an absolute real path
 * @param inUse the message for a folder that a running process has locked
 * @throws Error
 */
export async function lockFolder(folder: string, inUse: string): Promise<FolderLock> {
  const path = socketPath(folder);
  const server = (await listen(path)) ?? (await takeOver(path));
  if (!server) throw new Error(inUse);
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function socketPath(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\marisma-${name}`;
  const inside = join(folder, '.backend.lock');
  const shorter = relative(process.cwd(), inside);
  const candidates = [inside, shorter, join(tmpdir(), `marisma-${name}.lock`)];
  return candidates.find((path) => Buffer.byteLength(path) <= LONGEST_SOCKET_PATH) ?? inside;
}

function listen(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path, () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function takeOver(path: string): Promise<Server | undefined> {
  if (await answers(path)) return undefined;
  // Only one of several starting processes can rename the socket; the second check covers a socket that has
  // just been created.
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  try {
    await rename(path, aside);
  } catch {
    return listen(path);
  }
  if (await answers(aside)) {
    await rename(aside, path);
    return undefined;
  }
  await unlink(aside);
  return listen(path);
}
