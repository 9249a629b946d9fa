interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Navigation state for a link to sign-in from a public page that the visitor wants to return to, such as a house with
 * chosen dates. Without it a sign-in from a public page leads to the visitor's own home.
 */
export const returnState = ({ pathname, search, hash }: Place) => ({
  from: { pathname, search, hash },
  asksToReturn: true,
});

/** Whether navigation state, which is untrusted, asks to return to a public page. */
export const asksToReturn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asksToReturn' in state && state.asksToReturn === true;

const MARK = '#back=';

/**
 * The way to sign-in and back for a link that must work before any script runs: the return stands behind '#', so that
 * it is not sent to a server, and in the state for a visitor whose page is ready.
 * @param signIn the path of the sign-in page
 */
export const signInLink = (signIn: string, { pathname, search, hash }: Place) => ({
  to: `${signIn}${MARK}${encodeURIComponent(pathname + search + hash)}`,
  state: returnState({ pathname, search, hash }),
});

/** The return that an address's hash names, as it is written there and untrusted; undefined when it names none. */
export function returnPathIn(hash: string): string | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    return decodeURIComponent(hash.slice(MARK.length));
  } catch {
    return '';
  }
}
