import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../release/paths';

/** A dynamic import: its file, and the Spanish texts that are loaded before it. */
interface LateImport {
  file: string;
  spanish: readonly string[];
}

interface Source {
  imports: string[];
  late: LateImport[];
  /** The name that the file passes to `selectTexts`, with the package whose Spanish texts have it. */
  needs: string[];
}

const kit = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

function resolve(from: string, name: string): string | undefined {
  const kitFile = kit.exports[name.replace('@marisma/area-kit', '.')];
  if (name.startsWith('@marisma/area-kit')) return kitFile && join(ROOT, 'shared', kitFile);
  if (!name.startsWith('.')) return undefined;
  const path = join(dirname(from), name);
  return ['.ts', '.tsx', '/index.ts'].map((end) => path + end).find(ts.sys.fileExists);
}

const packageOf = (file: string): string => relative(ROOT, file).split('/')[0] ?? '';

/** What the modules of Spanish texts export, as `package/name`. */
function exportsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/export (?:const|\{) ([\w, ]+)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => `${packageOf(file)}/${name.trim()}`),
  );
}

/** The Spanish texts that functions such as `withStayTexts` load, by the function's name. */
const loaders = new Map<string, string[]>();

function loadedBy(node: ts.Node, file: string): string[] {
  const text = node.getText();
  const own = [...text.matchAll(/import\('([^']*texts\/es\/[^']*)'\)/g)].flatMap(([, name]) =>
    exportsOf(resolve(file, name ?? '') ?? ''),
  );
  const others = [...text.matchAll(/\bwith\w*Texts\b/g)].flatMap(([name]) => loaders.get(name) ?? []);
  return [...own, ...others];
}

const loads = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && /^with\w*Texts$/.test(node.expression.getText())) ||
  (ts.isFunctionDeclaration(node) && /\bloadTexts\(/.test(node.getText()));

/** The outermost call or function around a dynamic import that loads texts before it. */
function loaderAround(node: ts.Node): ts.Node | undefined {
  let found: ts.Node | undefined;
  for (let at = node.parent; at; at = at.parent) if (loads(at)) found = at;
  return found;
}

function readSource(file: string): Source {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Source = { imports: [], late: [], needs: [] };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const isType = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
      const path = resolve(file, (node.moduleSpecifier as ts.StringLiteral).text);
      if (path && !isType) found.imports.push(path);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const path = resolve(file, (node.arguments[0] as ts.StringLiteral).text);
      const around = loaderAround(node);
      if (path) found.late.push({ file: path, spanish: around ? loadedBy(around, file) : [] });
    } else if (ts.isCallExpression(node) && node.expression.getText() === 'selectTexts') {
      found.needs.push(`${packageOf(file)}/${(node.arguments[0] as ts.StringLiteral).text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const FILES = readdirSync(ROOT)
  .filter((name) => /^(shared|shell|remote-)/.test(name))
  .flatMap((name) =>
    readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(ROOT, name, 'src', file),
    ),
  )
  .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !/\/(testing|standalone)\//.test(file));

const sources = new Map<string, Source>();

/** All files that are evaluated with a file. */
function closureOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of sources.get(file)?.imports ?? []) closureOf(next, found);
  return found;
}

test('every module is evaluated after its Spanish texts', () => {
  // A loader may use another, which stands in another file.
  for (let round = 0; round < 3; round++)
    for (const file of FILES) {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      for (const statement of source.statements) {
        const name = /^(?:export )?(?:async )?(?:const|function) (with\w*Texts)\b/.exec(
          statement.getText(),
        )?.[1];
        if (name) loaders.set(name, loadedBy(statement, file));
      }
    }
  for (const file of FILES) sources.set(file, readSource(file));
  const always = new Set(
    FILES.filter((file) => file.endsWith('/texts/es/index.ts')).flatMap((file) => exportsOf(file)),
  );
  const roots = FILES.filter((file) => /\/src\/(area|main)\.ts$/.test(file));
  const available = new Map<string, Set<string>>(roots.map((file) => [file, new Set<string>()]));
  const queue = [...roots];
  for (let root = queue.pop(); root; root = queue.pop()) {
    const has = available.get(root) ?? new Set();
    for (const file of closureOf(root))
      for (const { file: target, spanish } of sources.get(file)?.late ?? []) {
        const before = available.get(target);
        const now = new Set([...has, ...spanish].filter((name) => !before || before.has(name)));
        if (before?.size === now.size) continue;
        available.set(target, now);
        queue.push(target);
      }
  }
  const missing = [...available].flatMap(([root, has]) =>
    [...closureOf(root)].flatMap((file) =>
      (sources.get(file)?.needs ?? [])
        .filter((name) => !always.has(name) && !has.has(name))
        .map((name) => `${relative(ROOT, root)}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});
