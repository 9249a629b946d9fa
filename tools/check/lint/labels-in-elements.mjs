/** Names of slots, which hold elements. */
const SLOTS = new Set(['action', 'icon', 'notice']);

const isElement = (node) => node?.type === 'JSXElement' || node?.type === 'JSXFragment';
const isWord = (child) =>
  (child.type === 'JSXText' && child.value.trim() !== '') ||
  (child.type === 'JSXExpressionContainer' && mayBeText(child.expression));

/** Whether an expression may be a bare text node: types are not known here. */
function mayBeText(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value.trim() !== '';
    case 'ConditionalExpression':
      return mayBeText(node.consequent) || mayBeText(node.alternate);
    case 'LogicalExpression':
      return mayBeText(node.right);
    case 'TemplateLiteral':
    case 'MemberExpression':
      return true;
    case 'Identifier':
      return !SLOTS.has(node.name);
    case 'CallExpression':
      return !['map', 'flatMap'].includes(node.callee.property?.name);
    default:
      return false;
  }
}

/** Whether an element comes and goes here. */
function comesAndGoes({ type, expression: node }) {
  if (type !== 'JSXExpressionContainer') return false;
  if (node.type === 'LogicalExpression') return isElement(node.right);
  return node.type === 'ConditionalExpression' && (isElement(node.consequent) || isElement(node.alternate));
}

export const labelsInElements = {
  create(context) {
    const check = ({ children }) => {
      const at = children.findIndex(comesAndGoes);
      const word = at < 0 ? undefined : children.slice(at + 1).find(isWord);
      if (word)
        context.report({ node: word, message: 'A label beside what comes and goes needs an element.' });
    };
    return { JSXElement: check };
  },
};
