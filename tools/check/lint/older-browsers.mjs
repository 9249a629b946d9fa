/** Missing in a browser that docs/browsers.md names; see MDN for what came when. */
const STATICS = new Set([
  'AbortSignal.any', // `within`
  'Array.fromAsync',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Iterator.from',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'ReadableStream.from',
  'RegExp.escape',
  'Response.json',
  'URL.canParse', // `readUrl`
  'URL.parse', // `readUrl`
]);
/** Of any object: types are not known here, so names that older objects have too (`union`, `map`) are left out. */
const METHODS = new Set([
  'checkVisibility',
  'isDisjointFrom',
  'isSubsetOf',
  'isSupersetOf',
  'isWellFormed',
  'moveBefore',
  'requestClose',
  'showPopover',
  'startViewTransition',
  'symmetricDifference',
  'togglePopover',
  'toReversed',
  'toSorted',
  'toSpliced',
]);

/** Reports what the oldest browser that the site promises to work in does not have. */
export const olderBrowsers = {
  create(context) {
    return {
      MemberExpression(node) {
        const { object, property, computed } = node;
        // `strip.showPopover?.()` is for browsers that have it.
        if (computed || (node.parent?.type === 'CallExpression' && node.parent.optional)) return;
        const name = METHODS.has(property.name) ? property.name : `${object.name}.${property.name}`;
        if (METHODS.has(name) || STATICS.has(name))
          context.report({ node, message: `${name} is missing in browsers of docs/browsers.md.` });
      },
    };
  },
};
