interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/**
 * Makes script URLs for the browser, by a policy of this name where it asks for Trusted Types.
 * @param check throws for a URL that no script may come from
 * @returns gives a checked URL; the DOM's types know plain strings only, so it is typed as one
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
