import type { HomeId } from './homes';

/** What the sample guest had saved before this visit. */
export const savedAtFirst: readonly HomeId[] = ['ocean-villa-infinity', 'villa-paradise'];
