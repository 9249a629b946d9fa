/** A sample figure that only the host dashboard shows. */
export const GROWTH_ON_LAST_YEAR = 0.09;
