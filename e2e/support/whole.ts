/** `npm run test:full` runs every cell of the matrices; the gate runs one representative of each value. */
export const WHOLE = process.env.E2E_MATRICES === 'whole';
