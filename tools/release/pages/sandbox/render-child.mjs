// The process that evaluates server bundles. It is one plain file, because it may read no other.
import { createRequire, isBuiltin } from 'node:module';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { compileFunction } from 'node:vm';

const require = createRequire(import.meta.url);

/** Requests come on standard input, answers go to the fourth descriptor: a line of JSON each. */
const answers = new Socket({ fd: 3, readable: false });
const answer = (line) => answers.write(`${JSON.stringify(line)}\n`);

function evaluate({ source, path }, load) {
  const module = { exports: {} };
  compileFunction(source, ['module', 'exports', 'require'], { filename: path })(module, module.exports, load);
  return module.exports;
}

function requireBuiltin(module) {
  if (isBuiltin(module)) return require(module);
  throw new Error(`The shell's server bundle asks for ${module}`);
}

/** One evaluation of the bundles renders one language. */
async function loadBundles({ shell, area }, locale) {
  const server = evaluate(shell, requireBuiltin);
  await server.speak(locale);
  if (!area) return { server, areas: {} };
  const exported = evaluate(area, (module) => {
    if (module in server.provided) return server.provided[module];
    throw new Error(
      `${area.name} asks for ${module}, which is neither in its server bundle nor provided by the shell`,
    );
  });
  return { server, areas: { [area.name]: exported.default } };
}

let input;
const bundles = new Map();

async function render({ pathname, locale }) {
  if (!bundles.has(locale)) bundles.set(locale, loadBundles(input, locale));
  const { server, areas } = await bundles.get(locale);
  return server.renderPage({ pathname, registry: input.registry, areas });
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const { id, page, input: given } = JSON.parse(line);
    if (given) {
      input = given;
      return;
    }
    render(page).then(
      (rendered) => answer({ id, page: rendered }),
      (error) => answer({ id, error: String(error) }),
    );
  })
  .on('close', () => process.exit());
