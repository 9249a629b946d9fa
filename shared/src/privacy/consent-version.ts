/** The version of the consent to keep allergies and diet in texts/<language>/privacy-notice.ts, as the database has it. */
export const consentVersion = 1;
