import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { printFailure } from '../command-line';
import { inParallel } from '../release/targets/in-parallel';
import { ROOT } from '../release/paths';
import { ensureChromium } from './find-chromium';
import { describeSlowest, type Outcome, type Timed } from './read-outcome';
import { listStages, type Stage } from './stages';

const total: Outcome = { passed: 0, failed: 0 };
const timed: Timed[] = [];

/**
 * Runs all stages, or the stages named on the command line; `--full` runs complete matrices. The last line of
 * the output is `N passed, N failed`.
 */
async function runChecks(words: string[]): Promise<void> {
  const names = words.filter((word) => !word.startsWith('--'));
  const all = listStages(words.includes('--full'));
  const unknown = names.filter((name) => all.every((stage) => stage.name !== name));
  if (unknown.length > 0) {
    throw new Error(
      `No stage is called ${unknown.join(', ')}; choose from ${all.map(({ name }) => name).join(', ')}.`,
    );
  }
  const stages = all.filter(({ name }) => names.length === 0 || names.includes(name));
  if (stages.some(({ name }) => name === 'e2e')) ensureChromium();
  await inParallel(
    2,
    stages.filter(({ alone }) => !alone),
    runStage,
  );
  for (const stage of stages.filter(({ alone }) => alone)) await runStage(stage);
  console.log(`The slowest:\n${describeSlowest(timed).join('\n')}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
}

async function runStage(stage: Stage): Promise<void> {
  const started = Date.now();
  const { code, output } = await runCommand(stage);
  const seconds = (Date.now() - started) / 1000;
  const { passed, failed, tests } = readOutcome(stage, code, output);
  if (code !== 0 || stage.verbose) console.log(output.trimEnd());
  console.log(`— ${stage.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)\n`);
  total.passed += passed;
  total.failed += failed;
  timed.push(...(tests ?? [{ name: stage.name, seconds }]));
}

function readOutcome(stage: Stage, code: number | null, output: string): Outcome {
  if (!stage.read) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const outcome = stage.read(output);
    // A crashed runner has not reported all failures.
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runCommand({ run, env }: Stage): Promise<{ code: number | null; output: string }> {
  const [command = '', ...args] = run;
  const path = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, PATH: path, ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

runChecks(process.argv.slice(2)).catch(printFailure);
