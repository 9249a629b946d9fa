/** Properties that must hold for any request of a visitor, by name; each is tried inside a transaction that is rolled back. */
export type Rules = Record<string, () => Promise<boolean>>;
