/** Whether the tests run their complete matrices and large numbers, not one representative of each. */
export const WHOLE = process.env['DATABASE_MATRICES'] === 'whole';
