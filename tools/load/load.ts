import { Figures } from './figures';
import { FORM_TABLES, travel, type FormTable } from './journey';
import { readKept } from './kept-rows';
import { readOptions } from './options';
import { Visitor } from './visitor';

const { port, visitors: count, ...options } = readOrStop();
const site = new URL(`http://127.0.0.1:${port}`);
const run = Date.now().toString(36);
const figures = new Figures();
const acknowledged: Record<FormTable, string[]> = { contact_submissions: [], service_bookings: [] };

const answer = await fetch(new URL('/config.json', site)).catch(() => null);
if (!answer?.ok) {
  console.error(`There is no site at ${site.origin}. Start one with npm start, or name its --port.`);
  process.exit(1);
}
const config = (await answer.json()) as { supabaseKey: string };
const journey = {
  key: config.supabaseKey,
  run,
  acknowledged: (table: FormTable, email: string) => void acknowledged[table].push(email),
};

const started = Date.now();
const end = started + options.seconds * 1000;
const visitors = Array.from({ length: count }, (_, number) => new Visitor(number, site, figures));
console.log(`${visitors.length} visitors for ${options.seconds} s at ${site.origin} …`);
await Promise.all(visitors.map((visitor) => travel(visitor, journey, () => Date.now() >= end)));
visitors.forEach((visitor) => visitor.leave());
const seconds = (Date.now() - started) / 1000;

console.table(figures.table());
console.log(`${figures.count} requests, ${(figures.count / seconds).toFixed(0)} a second`);
for (const problem of figures.problems.slice(0, 20)) console.error(problem);
const kept = await readKept(site, journey.key, run);
let lost = 0;
for (const table of FORM_TABLES) {
  const missing = acknowledged[table].filter((email) => !kept[table].includes(email));
  lost += missing.length;
  console.log(`${table}: ${acknowledged[table].length} acknowledged, ${kept[table].length} kept`);
  for (const email of missing)
    console.error(`${table}: ${email} was acknowledged, but is not in the database`);
}
console.log(`${figures.problems.length} errors, ${lost} acknowledged rows lost`);
if (figures.problems.length > 0 || lost > 0) process.exitCode = 1;

function readOrStop(): ReturnType<typeof readOptions> {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
