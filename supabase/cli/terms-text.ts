import { createHash } from 'node:crypto';

import type { TermsSection } from '../../remote-public/src/texts/terms-words';
import { conditions as english } from '../../remote-public/src/texts/en/terms/conditions';
import { conditions as spanish } from '../../remote-public/src/texts/es/terms/conditions';
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

/** The migration that stores the terms of the site, and its name. */
export function termsMigration(): { name: string; script: string } {
  const [en, es] = [plainTerms(english), plainTerms(spanish)];
  const hash = createHash('sha256').update(`${en}\n\n${es}`).digest('hex');
  return {
    name: `terms_${termsVersion}.sql`,
    script: `insert into public.agreement_versions (version, hash, in_force_from, text_en, text_es) values
  (${termsVersion}, '${hash}', private.house_today(),
$terms$${en}$terms$,
$terms$${es}$terms$);
`,
  };
}
