import { space } from '@marisma/area-kit/theme';
import { Heading, Prose } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { TermsSection } from '../texts/terms-words';

export interface LegalPart {
  id: string;
  title: string;
  sections: readonly TermsSection[];
}

// Keeps the target of an anchor below the sticky header.
const Anchored = styled(Prose)`
  [id] {
    scroll-margin-top: calc(var(--m-header-height) + ${space(6)});
  }

  [id]:focus {
    outline: none;
  }

  section {
    margin-top: ${space(10)};
  }

  section > * + * {
    margin-top: ${space(3)};
  }
`;

/** One of the two legal texts: numbered sections, each with an anchor. */
export function LegalText({ part: { id, title, sections } }: { part: LegalPart }) {
  return (
    <Anchored as="section" aria-labelledby={id}>
      <Heading level={2} id={id} tabIndex={-1}>
        {title}
      </Heading>
      {sections.map((section, index) => (
        <section key={section.id} aria-labelledby={section.id}>
          <Heading level={3} size="lg" id={section.id} tabIndex={-1}>
            {index + 1}. {section.title}
          </Heading>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </Anchored>
  );
}
