/** The version of the terms in texts/<language>/terms/conditions.ts, as the database has it; a test compares both. */
export const termsVersion = 1;
