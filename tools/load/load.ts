import { parseArgs } from 'node:util';
import { Figures } from './figures';
import { FORM_TABLES, travel, type FormTable } from './journey';
import { Visitor } from './visitor';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    visitors: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '120' },
  },
});

const site = new URL(values.url);
const run = Date.now().toString(36);
const figures = new Figures();
const acknowledged: Record<FormTable, number> = { contact_submissions: 0, service_bookings: 0 };

const config = (await (await fetch(new URL('/config.json', site))).json()) as { supabaseKey: string };
const journey = {
  key: config.supabaseKey,
  run,
  acknowledged: (table: FormTable) => void (acknowledged[table] += 1),
};

const started = Date.now();
const end = started + Number(values.seconds) * 1000;
const visitors = Array.from(
  { length: Number(values.visitors) },
  (_, number) => new Visitor(number, site, figures),
);
console.log(`${visitors.length} visitors for ${values.seconds} s at ${site.origin} …`);
await Promise.all(visitors.map((visitor) => travel(visitor, journey, () => Date.now() >= end)));
visitors.forEach((visitor) => visitor.leave());
const seconds = (Date.now() - started) / 1000;

console.table(figures.table());
console.log(`${figures.count} requests, ${(figures.count / seconds).toFixed(0)} a second`);
for (const problem of figures.problems.slice(0, 20)) console.error(problem);
const kept = await countRows();
const lost = FORM_TABLES.filter((table) => kept[table] !== acknowledged[table]);
for (const table of FORM_TABLES)
  console.log(`${table}: ${acknowledged[table]} acknowledged, ${kept[table]} kept`);
console.log(`${figures.problems.length} errors, ${lost.length === 0 ? 'nothing' : 'something'} lost`);
if (figures.problems.length > 0 || lost.length > 0) process.exitCode = 1;

/** Rows of this run, as the demo administrator reads them. */
async function countRows(): Promise<Record<FormTable, number>> {
  const headers = { apikey: journey.key, 'Content-Type': 'application/json' };
  const answer = await fetch(new URL('/auth/v1/token?grant_type=password', site), {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'admin@marisma.test', password: 'Marisma-demo-1' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const count = async (table: FormTable): Promise<number> => {
    const counted = await fetch(new URL(`/rest/v1/${table}?select=id&email=like.load-${run}-*`, site), {
      method: 'HEAD',
      headers: { ...headers, Authorization: `Bearer ${token}`, Prefer: 'count=exact' },
    });
    return Number(counted.headers.get('content-range')?.split('/')[1]);
  };
  return {
    contact_submissions: await count('contact_submissions'),
    service_bookings: await count('service_bookings'),
  };
}
