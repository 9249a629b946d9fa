const MAX_LENGTH = 300;

// Patterns of data that could identify a person or give access to an account.
const PERSONAL: [RegExp, string][] = [
  // Must be first: a URL with credentials looks like an e-mail address.
  [/\bhttps?:\/\/([^\s/?#@]+@)?([^\s/?#]+)[^\s)'"]*/g, 'https://$2'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '<email>'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '<token>'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/(\?|#)[\w.-]+=[^\s)'"]*/g, '$1<query>'],
  [/\+?\d[\d\s().-]{6,}\d/g, '<number>'],
];

/** Removes from a message what could identify a person: addresses, tokens, ids, long numbers, URL queries. */
export const scrub = (message: string): string =>
  PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message).slice(0, MAX_LENGTH);
