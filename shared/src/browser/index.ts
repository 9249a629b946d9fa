export { asksToReturn, returnPathIn, signInLink, returnState } from './return-path';
export { downloadText } from './download';
export { readUrl } from './read-url';
export { savesData } from './saves-data';
export { createScriptPolicy } from './script-policy';
export { browserStorage, readJson, safeStorage, tabStorage, type SimpleStorage } from './storage';
export { USER_KEYS, userKey } from './user-key';
export { within } from './within';
export { writable } from './writable';
