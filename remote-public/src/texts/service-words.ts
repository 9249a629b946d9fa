/** The words of one bookable service; `priceFrom` is shown and recorded as it stands. */
export interface ServiceWords {
  title: string;
  description: string;
  priceFrom: string;
}
