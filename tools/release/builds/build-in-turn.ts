import { buildFolder } from '@marisma/area-kit/build/build-folder';

// Builds the packages in the given folders, one after the other: the compiler, once warm, takes two thirds of the time.
for (const dir of process.argv.slice(2)) {
  process.chdir(dir);
  await buildFolder(dir);
}
