export { asksToReturn, returnPathIn, signInLink, returnState } from './return-path';
export { downloadText } from './download';
export { parseUrl } from './parse-url';
export { prefersReducedData } from './prefers-reduced-data';
export { createScriptPolicy } from './script-policy';
export { browserStorage, readJson, safeStorage, tabStorage, type SimpleStorage } from './storage';
export { USER_KEYS, userKey } from './user-key';
export { withTimeout } from './with-timeout';
export { writable } from './writable';
