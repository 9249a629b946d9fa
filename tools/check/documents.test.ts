import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FAULT_REASONS } from '../../shell/src/areas/area-fault';
import { ROOT } from '../release/paths';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const listIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'package.json')));
const folders = ['.', '.github', 'docs', 'docs/decisions', 'tools/pictures', ...packages];
const documents = folders.flatMap(listIn);

/** The id that a Markdown viewer gives to a heading. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-');

/** Whether the target of a link in a document is missing. */
function isDead(file: string, path: string, anchor?: string): boolean {
  const target = path === '' ? file : join(dirname(file), path);
  if (!existsSync(join(ROOT, target))) return true;
  const headings = read(target).matchAll(/^#+ (.*)$/gm);
  return anchor !== undefined && ![...headings].some(([, heading = '']) => toAnchor(heading) === anchor);
}

it('links to pages and headings that exist', () => {
  const dead = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
      .filter(([, path = '', anchor]) => isDead(file, path, anchor))
      .map(([link]) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});

it('names files that exist', () => {
  // Worked examples also name files that do not exist yet.
  const lost = documents
    .filter((file) => !file.startsWith('.github'))
    .flatMap((file) =>
      [...read(file).matchAll(/`([\w@.-]+(?:\/[\w.-]+)+\.(?:tsx?|m?js|json|sql|toml|txt))`/g)]
        .filter(([, path = '']) => ['', dirname(file)].every((from) => !existsSync(join(ROOT, from, path))))
        .map(([, path]) => `${file}: ${path}`),
    );
  expect(lost).toEqual([]);
});

it('explains every reason why an area is not shown', () => {
  const reasons = read('docs/loading.md')
    .split('## Reasons')[1]
    ?.split('\n## ')[0]
    ?.matchAll(/^- `([\w-]+)`:/gm);
  expect([...(reasons ?? [])].map(([, reason]) => reason)).toEqual([...FAULT_REASONS, 'account-unreachable']);
});

it('numbers each decision once, each with a date and a status, and lists them', () => {
  const index = read('docs/decisions/README.md');
  const decisions = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => name !== 'README.md');
  expect(new Set(decisions.map((name) => name.slice(0, 4))).size).toBe(decisions.length);
  for (const name of decisions) {
    const [, title = '', date = '', status = ''] =
      /^# \d+\. (.*)\n\n- Date: (\d{4}-\d\d-\d\d)\n- Status: (accepted|superseded by \[\d+\]\(\S+\))\n/.exec(
        read(join('docs/decisions', name)),
      ) ?? [];
    expect(index.replace(/ +/g, ' ')).toContain(
      `| ${Number(name.slice(0, 4))} | [${title}](${name}) | ${status.replace(/[[\]]|\(.*\)/g, '')} | ${date} |`,
    );
  }
});
