/** The version of the consent in texts/<language>/arrival.ts, as the database has it; a test compares both. */
export const consentVersion = 1;
