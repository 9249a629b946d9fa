/** `npm run test:full` runs every cell of the matrices; the gate one representative of each of their values. */
export const WHOLE = process.env.E2E_MATRICES === 'whole';
