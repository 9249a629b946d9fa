import { formatNumber } from './money';

export type PluralForms = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The plural form for a count, with `#` replaced by the number: `plural(2, { one: '# night', other: '# nights' })`. */
export function plural(count: number, forms: PluralForms, locale = 'en-US'): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return form.replaceAll('#', formatNumber(count, locale));
}
