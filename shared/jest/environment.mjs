import { TestEnvironment } from 'jest-environment-jsdom';
import { quickenComputedStyle } from './computed-style.mjs';

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

export default class BrowserEnvironment extends TestEnvironment {
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
    quickenComputedStyle(this.global);
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
