/** One way to serve the same pages. */
export interface Variant {
  name: 'product' | 'limit' | 'single';
  origin: string;
}
