import { TestEnvironment } from 'jest-environment-jsdom';

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

/**
 * Keeps each computed style until the page changes: queries by role ask for the style of every element and of all its
 * ancestors, and jsdom matches every rule of the page for each.
 */
function keepComputedStyles(window) {
  const compute = window.getComputedStyle;
  let styles = new WeakMap();
  const changes = new window.MutationObserver(() => (styles = new WeakMap()));
  changes.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.getComputedStyle = (element, pseudo) => {
    if (changes.takeRecords().length > 0) styles = new WeakMap();
    if (pseudo) return compute(element, pseudo);
    if (!styles.has(element)) styles.set(element, compute(element));
    return styles.get(element);
  };
}

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
    keepComputedStyles(this.global);
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
