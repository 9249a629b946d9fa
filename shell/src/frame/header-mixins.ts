/** From this width on the whole navigation fits into one row, even management's in Spanish. */
export const oneRow = '@media (min-width: 78rem)';
