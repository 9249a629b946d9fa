interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Navigation state for a link to sign-in from a public page that the visitor wants to return to, such as a house with
 * chosen dates. Without it a sign-in from a public page leads to the visitor's own home.
 */
export const comeBackState = ({ pathname, search, hash }: Place) => ({
  from: { pathname, search, hash },
  comeBack: true,
});

/** Whether navigation state, which is untrusted, asks to return to a public page. */
export const asksToComeBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'comeBack' in state && state.comeBack === true;
