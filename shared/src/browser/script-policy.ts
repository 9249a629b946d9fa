interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/**
 * Creates a function that checks script URLs, through a policy of this name in browsers with Trusted Types.
 * @param check throws for a URL from which no script may be loaded
 * @returns a function from a URL to the checked URL, typed as a string because the DOM's types accept only strings
 */
export function createScriptPolicy(
  name: string,
  check: (url: string) => void,
): ScriptPolicy['createScriptURL'] {
  const rules: ScriptPolicy = {
    createScriptURL(url) {
      check(url);
      return url;
    },
  };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  const policy = trustedTypes?.createPolicy(name, rules) ?? rules;
  return (url) => policy.createScriptURL(url);
}
