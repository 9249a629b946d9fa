// The process that evaluates server bundles. It is one plain file, because it may read no other.
import dgram from 'node:dgram';
import dns from 'node:dns';
import inspector from 'node:inspector';
import { createRequire, isBuiltin } from 'node:module';
import net from 'node:net';
import { compileFunction } from 'node:vm';

const require = createRequire(import.meta.url);

const answer = process.send.bind(process);

/** Replaces functions of an object for good with ones that throw. */
function close(object, names) {
  for (const name of names) {
    const value = () => {
      throw new Error(`A server bundle must not use ${name}`);
    };
    Object.defineProperty(object, name, { value, writable: false, configurable: false });
  }
}

const functionsOf = (object) =>
  Object.getOwnPropertyNames(object).filter((name) => /^[a-z]/.test(name) && name !== 'constructor');

/** Closes the network and other processes, which the permission model of Node 20 leaves open. */
function closeDoors() {
  close(net.Socket.prototype, ['connect']);
  close(net.Server.prototype, ['listen']);
  close(dgram.Socket.prototype, ['bind', 'connect', 'send']);
  for (const { Resolver } of [dns, dns.promises]) close(Resolver.prototype, functionsOf(Resolver.prototype));
  const lookups = /^(lookup|resolve|reverse|setServers)/;
  for (const api of [dns, dns.promises])
    close(
      api,
      functionsOf(api).filter((name) => lookups.test(name)),
    );
  close(inspector, ['open']);
  close(process, ['kill', '_kill', '_debugProcess', '_linkedBinding', 'binding', 'dlopen']);
  close(process.report, ['writeReport']);
}

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

closeDoors();
process.on('message', (message) => {
  if (message.input) {
    input = message.input;
    return;
  }
  const { id, page } = message;
  render(page).then(
    (rendered) => answer({ id, page: rendered }),
    (error) => answer({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
