import { printFailure } from '../command-line';
import { runCommand } from './commands';

await runCommand(process.argv.slice(2), process.cwd(), (line) => console.log(line)).catch(printFailure);
