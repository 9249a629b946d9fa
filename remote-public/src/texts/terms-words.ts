/** A numbered part of a legal text; `id` is its anchor and stays the same in every language. */
export interface TermsSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}
