/** By a text that a translator has taken out: what it put in its place. */
const substitutes = new WeakMap<Node, ChildNode>();

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

/** The child of `parent` that is the node or, for a text, contains or replaces it. */
function placeOf(node: Node, parent: Node): Node | null {
  if (!isText(node)) return node;
  let place: Node | null | undefined = node.parentNode ? node : substitutes.get(node);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place ?? null;
}

/** Notes which `<font>` replaces which text: the one that was put in last. */
function note(records: MutationRecord[]): void {
  let font: ChildNode | undefined;
  for (const { addedNodes, removedNodes } of records) {
    addedNodes.forEach((node) => node.nodeName === 'FONT' && (font = node as ChildNode));
    removedNodes.forEach((node) => font && isText(node) && substitutes.set(node, font));
  }
}

/**
 * Lets React work on a page that the browser translates. A translator replaces texts by `<font>` elements, but React
 * keeps the texts: it would fail to insert before one or to remove one, and change one that nobody sees.
 */
export function keepTranslatedTexts(): void {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && placeOf(before, this)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const place = placeOf(child, this);
    if (place) removeChild.call(this, place);
    return child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string | null) {
      nodeValue.set!.call(this, text);
      // The translator sees the text come back and translates it anew.
      if (!this.parentNode) substitutes.get(this)?.replaceWith(this);
    },
  });
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
}
