import { openDataFolder } from '../../../tools/backend/data-folder';

// A process that takes a data folder and keeps it until it is killed.
try {
  await openDataFolder(process.argv[2] ?? null);
  console.log('held');
  setInterval(() => undefined, 1000);
} catch (error) {
  console.log(error instanceof Error ? error.name : error);
}
