import { openDataFolder } from '../../../tools/backend/data-folder';

// Locks a data folder and keeps the lock until the process is killed.
try {
  await openDataFolder(process.argv[2] ?? null);
  console.log('held');
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
