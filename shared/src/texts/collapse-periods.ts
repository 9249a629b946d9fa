/** Ends a sentence with one period where its last word, such as the time '4:20 p.m.', ends with one already. */
export const collapsePeriods = (text: string): string => text.replace(/(?<!\.)\.\.(?!\.)/g, '.');
