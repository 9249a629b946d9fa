import { runCommand } from './commands';

await runCommand(process.argv.slice(2), process.cwd(), (line) => console.log(line)).catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
