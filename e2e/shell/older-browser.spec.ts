import { test } from '../fixtures';
import { journeys } from '../support/journeys';

test.slow();

/** Takes away what Safari 16.4, Firefox 115 or Chrome 109 do not have. */
const age = () => {
  const take = (from: object | undefined, ...names: string[]) =>
    names.forEach((name) => from && Reflect.deleteProperty(from, name));
  take(AbortSignal, 'any');
  take(URL, 'canParse', 'parse');
  take(Promise, 'withResolvers', 'try');
  take(Array, 'fromAsync');
  take(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
  take(Object, 'groupBy');
  take(Map, 'groupBy');
  take(Response, 'json');
  take(RegExp, 'escape');
  take(String.prototype, 'isWellFormed', 'toWellFormed');
  take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference');
  take(Set.prototype, 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object;
  take(
    iterator,
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  );
  take(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
  take(HTMLDialogElement.prototype, 'requestClose', 'closedBy');
  take(Element.prototype, 'checkVisibility', 'moveBefore', 'setHTMLUnsafe');
  take(Document.prototype, 'startViewTransition');
  take(Intl, 'Segmenter', 'DurationFormat');
  take(window, 'scheduler', 'requestIdleCallback', 'navigation', 'CloseWatcher', 'Temporal');
};

for (const [name, travel] of Object.entries(journeys)) {
  // It begins with a sign-in.
  const tag = name === 'request to book' ? [] : '@whole';
  test(`in the oldest browsers that are promised, ${name} works`, { tag }, async ({ page }) => {
    await page.addInitScript(age);
    await travel(page, '');
  });
}
