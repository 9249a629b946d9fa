/** From here on the whole navigation fits into one row, even that of the management in Spanish. */
export const oneRow = '@media (min-width: 78rem)';
