const WORDS = /\p{L}{2}/u;
/** The brand's name is the same in every language. */
const BRAND = /^\s*Marisma( ·)?\s*$/;
/** So are addresses. */
const ADDRESS = /^\S+\.\S+$/;
const READ_ALOUD = /^(alt|aria-label|aria-description|aria-roledescription|label|placeholder|title)$/;

/** Reports words for visitors that a component contains: they live in `texts/`, in every language. */
export const wordsInTexts = {
  create(context) {
    const report = (node) => context.report({ node, message: 'Words live in texts/, in every language.' });
    return {
      JSXText(node) {
        if (WORDS.test(node.value) && !BRAND.test(node.value)) report(node);
      },
      JSXAttribute({ name, value }) {
        if (value?.type !== 'Literal' || !READ_ALOUD.test(name.name)) return;
        if (WORDS.test(value.value) && !ADDRESS.test(value.value)) report(value);
      },
    };
  },
};
