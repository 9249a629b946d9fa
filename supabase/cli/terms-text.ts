import { createHash } from 'node:crypto';

import type { TermsSection } from '../../remote-public/src/texts/terms-words';
import { conditions as english } from '../../remote-public/src/texts/en/terms/conditions';
import { conditions as spanish } from '../../remote-public/src/texts/es/terms/conditions';
import { consentVersion } from '../../remote-guest/src/arrival/consent-version';
import { arrival as englishArrival } from '../../remote-guest/src/texts/en/arrival';
import { arrival as spanishArrival } from '../../remote-guest/src/texts/es/arrival';
import { termsVersion } from '../../remote-public/src/texts/terms-version';

/** The plain text of the terms: `# ` before a title, `- ` before a point, empty lines between paragraphs. */
const plainTerms = (sections: readonly TermsSection[]): string =>
  sections
    .flatMap(({ title, paragraphs, points = [] }) => [
      `# ${title}`,
      ...paragraphs,
      ...(points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : []),
    ])
    .join('\n\n');

/** An insert of a text in both languages, unless its version is stored. */
function insertText(table: string, version: number, en: string, es: string): string {
  const hash = createHash('sha256').update(`${en}\n\n${es}`).digest('hex');
  return `insert into ${table} (version, hash, in_force_from, text_en, text_es) values
  (${version}, '${hash}', private.house_today(),
$terms$${en}$terms$,
$terms$${es}$terms$)
on conflict (version) do nothing;
`;
}

/** The migration that stores the terms of the site and the consent to sensitive data, and its name. */
export function termsMigration(): { name: string; script: string } {
  return {
    name: `terms_${termsVersion}.sql`,
    script:
      insertText('public.agreement_versions', termsVersion, plainTerms(english), plainTerms(spanish)) +
      insertText('private.consent_texts', consentVersion, englishArrival.consent, spanishArrival.consent),
  };
}
