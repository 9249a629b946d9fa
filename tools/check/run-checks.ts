import { spawn } from 'node:child_process';
import { ROOT } from '../release/paths';
import { ensureChromium } from './find-chromium';
import { STAGES, type Counts, type Stage } from './stages';

/** Runs every stage, or those named on the command line, and ends with one line: `N passed, N failed`. */
async function runChecks(names: string[]): Promise<boolean> {
  const stages = STAGES.filter(({ name }) => names.length === 0 || names.includes(name));
  if (stages.some(({ name }) => name === 'e2e')) ensureChromium();
  const total: Counts = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const started = Date.now();
    const counts = await runStage(stage);
    console.log(
      `— ${stage.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds(started)} s)\n`,
    );
    total.passed += counts.passed;
    total.failed += counts.failed;
  }
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0;
}

const seconds = (since: number): string => ((Date.now() - since) / 1000).toFixed(0);

async function runStage(stage: Stage): Promise<Counts> {
  console.log(`— ${stage.name}`);
  const { code, output } = await runScript(stage);
  if (code !== 0) console.log(output);
  if (!stage.count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = stage.count(output);
    // A runner that died has not said all that failed.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runScript({ run, env }: Stage): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', ...run], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code, output }));
  });
}

process.exitCode = (await runChecks(process.argv.slice(2))) ? 0 : 1;
