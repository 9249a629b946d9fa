// What queries by role, `toBeVisible` and user-event ask of nearly every element, with the initial values.
const ASKED = { display: '', opacity: '', visibility: 'visible', 'pointer-events': 'auto' };
const INHERITED = ['visibility', 'pointer-events'];

/**
 * Answers what is asked of nearly every element from the few rules that say it. jsdom matches every rule of the page
 * against an element and copies all of its style: half of the time of the tests.
 */
export function quickenComputedStyle(window) {
  const whole = window.getComputedStyle;
  const kept = new WeakMap();
  const defaults = new Map();
  const blank = window.document.implementation.createHTMLDocument();

  /** The rules of a sheet that say it, the last one first; kept until the sheet changes. */
  function rulesOf(sheet) {
    const known = kept.get(sheet);
    if (known) return known;
    const rules = Array.from(sheet.cssRules)
      .flatMap((rule) =>
        !rule.media ? rule : Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [],
      )
      .filter(({ style }) => style && Object.keys(ASKED).some((name) => style.getPropertyValue(name)))
      .map(({ selectorText, style }) => ({ selectorText, style, className: lastClass(selectorText) }))
      .reverse();
    kept.set(sheet, rules);
    for (const change of ['insertRule', 'deleteRule'])
      sheet[change] = (...args) => {
        kept.delete(sheet);
        return Object.getPrototypeOf(sheet)[change].apply(sheet, args);
      };
    return rules;
  }

  /** A class that every element has that the selector matches, if that is seen at once. */
  const lastClass = (selector) =>
    /[,([]/.test(selector) ? null : /\.([\w-]+)[^\s.>+~]*$/.exec(selector)?.[1];

  function matches(element, selector) {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  }

  /** As jsdom has it: the last rule on the page decides, whatever its weight, unless the style attribute does. */
  function ownValue(element, name) {
    const inline = element.style?.getPropertyValue(name);
    if (inline) return inline;
    const classes = element.getAttribute('class') ?? '';
    for (const sheet of Array.from(element.ownerDocument.styleSheets).reverse())
      for (const { selectorText, style, className } of rulesOf(sheet)) {
        if (className && !classes.includes(className)) continue;
        const value = style.getPropertyValue(name);
        if (value && matches(element, selectorText)) return value;
      }
    return name === 'display' ? browserDisplay(element) : '';
  }

  /** The browser's own rules know an element by its name and these attributes. */
  function browserDisplay(element) {
    const attributes = ['hidden', 'open', 'type'].filter((name) => element.hasAttribute(name));
    const key = [
      element.localName,
      ...attributes.map((name) => `${name}=${element.getAttribute(name)}`),
    ].join(' ');
    if (!defaults.has(key)) {
      const plain = blank.createElement(element.localName);
      for (const name of attributes) plain.setAttribute(name, element.getAttribute(name));
      defaults.set(key, whole(plain).display);
    }
    return defaults.get(key);
  }

  function valueOf(element, name) {
    const value = ownValue(element, name);
    if (value && value !== 'unset') return value;
    return INHERITED.includes(name) && element.parentElement
      ? valueOf(element.parentElement, name)
      : ASKED[name];
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element)) return whole(element, pseudo);
    let style;
    const all = () => (style ??= whole(element));
    const read = (name) => (name in ASKED ? valueOf(element, name) : all().getPropertyValue(name));
    return new Proxy(
      {},
      {
        get(_, key) {
          if (key === 'getPropertyValue') return read;
          const name = key === 'pointerEvents' ? 'pointer-events' : key;
          if (name in ASKED) return read(name);
          const value = all()[key];
          return typeof value === 'function' ? value.bind(style) : value;
        },
        has: (_, key) => key in all(),
        getPrototypeOf: () => Object.getPrototypeOf(all()),
      },
    );
  };
}

/** jsdom looks at every node of the page for every label of it, for the name of each control. */
export function quickenLabels(window) {
  for (const kind of ['Button', 'Input', 'Select', 'TextArea'])
    Object.defineProperty(window[`HTML${kind}Element`].prototype, 'labels', {
      configurable: true,
      get() {
        if (this.type === 'hidden') return null;
        const around = this.closest('label:not([for])');
        return [
          ...(around?.control === this ? [around] : []),
          ...(this.id ? this.getRootNode().querySelectorAll(`label[for=${JSON.stringify(this.id)}]`) : []),
        ];
      },
    });
}
