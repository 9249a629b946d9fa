import { printFailure } from '../command-line';
import { installChanges } from '../ensure-installed.mjs';
import { createArea } from './create-area';

// Writes a new area and installs it: `npm run new-area -- <name>`.
try {
  const name = process.argv[2] ?? '';
  createArea(name);
  installChanges();
  console.log(`remote-${name} was created. Next:
  npm run dev -w remote-${name}         runs it alone
  npx jest --projects remote-${name}    runs its tests
  npm run release -- ${name}            builds it and makes it live`);
} catch (error) {
  printFailure(error);
}
