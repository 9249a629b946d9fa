const PROPERTIES = ['display', 'opacity', 'visibility', 'pointer-events', 'color'];
const PAGE = `
  <style>
    .gone { display: none } .faint, .sheer { opacity: 0 } .off { pointer-events: none; visibility: hidden }
    section > .child:not(.gone) { visibility: visible }
    p.gone { display: flex !important } .gone { display: grid }
    .reset { display: unset; visibility: unset }
    section .child.gone > b, .later.gone { opacity: 0.2 } .child:first-child { pointer-events: auto }
    .child::before, .later { opacity: 0.7 } .faint + .sheer, .off i:hover { display: none }
    .half:nonsense( { display: none }
    @media screen { .on-screen { display: none } }
    @media screen { @keyframes fade { from { opacity: 0 } } @media screen { .wide { display: none } } }
    @media print { .on-paper { display: none } }
    @media (min-width: 1px) { .wide { display: none } }
    @supports (display: grid) { .able { display: none } }
  </style>
  <style>.later { display: inline } .later { display: table } [data-shut='yes'], .shut { display: none }</style>
  <section class="off"><p class="child">Seen <b>again</b></p><p class="gone child">Text</p></section>
  <div class="gone later">One</div><div class="later  shut">Two</div><i data-shut="yes">Three</i>
  <div class="reset" style="display: none">Four</div><div class="off reset"><span>Five</span></div>
  <div class="half on-screen">Six</div><div class="on-paper wide able">Seven</div>
  <div style="visibility: hidden; opacity: 0.5">Eight <em style="visibility: visible">Nine</em></div>
  <div style="display: unset" class="shut sheer faint">Ten</div><div hidden>Eleven</div>
  <input type="hidden" /><input /><dialog>Closed</dialog><details><summary>More</summary>Twelve</details>
  <table><tr><td>13</td></tr></table><script></script><ruby>Read<rt>er</rt></ruby><x-thing>Own</x-thing>
  <svg class="off"><g class="gone"><title>Drawn</title></g></svg>`;

let own: Window['getComputedStyle'];

beforeEach(() => {
  document.body.innerHTML = `${PAGE}<iframe></iframe>`;
  // A frame has jsdom's own function.
  own = document.querySelector('iframe')?.contentWindow?.getComputedStyle ?? getComputedStyle;
});

/** Reads the style of every element, by the given function. */
const read = (style: typeof getComputedStyle) =>
  [...document.querySelectorAll('*')].map((element) => {
    const found = style(element);
    const { display, visibility, opacity, pointerEvents } = found;
    const values = PROPERTIES.map((property) => found.getPropertyValue(property));
    return [element.outerHTML.slice(0, 60), ...values, { display, visibility, opacity, pointerEvents }];
  });

const sheet = () => document.querySelector('style')?.sheet as CSSStyleSheet;

test('answers as jsdom does, for every element', () => {
  expect(getComputedStyle).not.toBe(own);
  expect(read(getComputedStyle)).toEqual(read(own));
});

test.each([
  ['adds a rule', () => void sheet().insertRule('b, .gone { display: block }', 0)],
  ['removes a rule', () => sheet().deleteRule(1)],
  [
    'replaces a rule',
    () => {
      sheet().deleteRule(0);
      sheet().insertRule('.child { display: none }', 0);
    },
  ],
  ['changes a class', () => (document.querySelector('section') as Element).classList.replace('off', 'shut')],
  [
    'changes a style',
    () => (document.querySelector('b') as HTMLElement).style.setProperty('display', 'none'),
  ],
  [
    'writes a sheet again',
    () => ((document.querySelector('style') as Element).textContent = 'b { opacity: 0 }'),
  ],
  ['removes a sheet', () => document.querySelector('style')?.remove()],
])('answers as jsdom does after a page %s', (_what, change) => {
  const before = read(getComputedStyle);
  change();
  // jsdom's own sees a changed rule only after an element has changed.
  document.body.className = 'changed';
  expect(read(getComputedStyle)).toEqual(read(own));
  expect(read(getComputedStyle)).not.toEqual(before);
});

test('has all other properties of a style', () => {
  const shown = document.querySelector('b') as HTMLElement;
  shown.style.cssText = 'color: red; position: absolute';
  expect(getComputedStyle(shown)).toMatchObject({ position: 'absolute', color: 'rgb(255, 0, 0)' });
  expect(getComputedStyle(shown).length).toBe(own(shown).length);
  expect(() => getComputedStyle(document as never)).toThrow(TypeError);
});
