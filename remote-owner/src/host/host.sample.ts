/** Sample figures that only the host dashboard shows. */
export const GROWTH_ON_LAST_YEAR = 0.09;
export const OCCUPANCY_90_DAYS = 0.68;
