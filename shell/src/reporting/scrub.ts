const MOST_LETTERS = 300;

// What could name a person or open an account, whatever message it got into.
const PERSONAL: [RegExp, string][] = [
  // First: an address with a name and a password in it looks like one for mail.
  [/\bhttps?:\/\/([^\s/?#@]+@)?([^\s/?#]+)[^\s)'"]*/g, 'https://$2'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '<email>'],
  [/\beyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '<token>'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/(\?|#)[\w.-]+=[^\s)'"]*/g, '$1<query>'],
  [/\+?\d[\d\s().-]{6,}\d/g, '<number>'],
];

/** Takes out of a message what could name a person: addresses, tokens, ids, long numbers, queries of URLs. */
export const scrub = (message: string): string =>
  PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message).slice(
    0,
    MOST_LETTERS,
  );
