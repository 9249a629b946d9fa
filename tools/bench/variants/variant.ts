/** One way to serve the same pages; `purist` has the public ones only. */
export interface Variant {
  name: 'product' | 'limit' | 'single' | 'purist';
  origin: string;
}
