/** Access to the service for requests that its client does not offer. */
export interface ServiceAccess {
  url: string;
  key: string;
  /** The site's key for a captcha, whose token the service then demands. */
  captchaKey?: string;
  fetch: typeof globalThis.fetch;
}

const accesses = new WeakMap<object, ServiceAccess>();

export const attachAccess = (client: object, access: ServiceAccess): void =>
  void accesses.set(client, access);

/** Null for a client that did not come from `createBrowserClient`. */
export const accessOf = (client: object): ServiceAccess | null => accesses.get(client) ?? null;
