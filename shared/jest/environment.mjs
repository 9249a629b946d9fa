import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';
import { quickenComputedStyle, quickenLabels } from './faster-jsdom.mjs';

// Jest brings it along.
const { TestEnvironment: NodeEnvironment } = createRequire(import.meta.resolve('jest'))(
  'jest-environment-node',
);

// Web APIs that browsers have and jsdom lacks, taken from Node.
const PLATFORM = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of PLATFORM) this.global[name] ??= globalThis[name];
    // Node's Request accepts only Node's AbortSignal.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
    this.global.Request = globalThis.Request;
    // jsdom's crypto has no digests. A test that changes this object must not change the one of Node.
    const { crypto } = globalThis;
    const value = {
      subtle: crypto.subtle,
      getRandomValues: (array) => crypto.getRandomValues(array),
      randomUUID: () => crypto.randomUUID(),
    };
    Object.defineProperty(this.global, 'crypto', { value, configurable: true });
    // Each style is one insertion: as text, jsdom would parse the whole sheet again for every one.
    this.global.SC_DISABLE_SPEEDY = false;
    quickenComputedStyle(this.global);
    quickenLabels(this.global);
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollTo ??= function scrollTo() {};
    this.global.Element.prototype.scrollBy ??= function scrollBy() {};
    this.global.Element.prototype.scrollIntoView ??= function scrollIntoView() {};
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
    const element = this.global.HTMLElement.prototype;
    if (!('autofocus' in element)) {
      Object.defineProperty(element, 'autofocus', {
        get() {
          return this.hasAttribute('autofocus');
        },
      });
    }
    const dialog = this.global.HTMLDialogElement?.prototype;
    if (dialog && !dialog.showModal) {
      dialog.showModal = dialog.show = function open() {
        this.open = true;
      };
      dialog.close = function close() {
        if (!this.open) return;
        this.open = false;
        this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
      };
    }
  }
}

/**
 * A test without JSX needs no page, which takes a third of a second: it runs in Node, unless its first comment says
 * `@environment browser`.
 */
export default function environmentOf(config, context) {
  const { docblockPragmas, testPath } = context;
  const isPure = testPath.endsWith('.ts') && docblockPragmas.environment !== 'browser';
  return new (isPure ? NodeEnvironment : BrowserEnvironment)(config, context);
}
