import { focusRing, media, motion, plainList, space, token } from '@marisma/area-kit/theme';
import { Container, Heading, Note, Prose, Rule, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { Link } from '@marisma/area-kit/router';
import { useId } from 'react';
import { paths } from '../parts/paths';
import { t } from '../texts';
import type { TermsSection } from '../texts/terms-words';

const ContentsFrame = styled.nav`
  ${media.desktop} {
    position: sticky;
    top: calc(var(--m-header-height) + ${space(8)});
    max-height: calc(100dvh - var(--m-header-height) - var(--m-below, 0px) - ${space(16)});
    overflow-y: auto;
  }
`;

const Title = styled.p`
  font-size: ${token.size.sm};
  font-weight: 600;
`;

const List = styled.ol`
  ${plainList}
  font-size: ${token.size.sm};

  ${media.tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${space(8)};
  }

  ${media.desktop} {
    display: block;
  }

  ol {
    ${plainList}
    padding-left: ${space(4)};
    border-left: 1px solid ${token.color.line};
    margin-bottom: ${space(4)};
  }
`;

const Anchor = styled(Link)`
  display: block;
  padding-block: ${space(1.5)};
  color: ${token.color.textMuted};
  text-decoration: none;
  ${motion('color')}
  ${focusRing}

  ${media.hover} {
    &:hover {
      color: ${token.color.accent};
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

const PartAnchor = styled(Anchor)`
  font-weight: 600;
  color: ${token.color.text};
`;

/** Focuses the target section, for keyboards and screen readers (WCAG 2.4.3). */
const focusOn = (id: string) => () => document.getElementById(id)?.focus({ preventScroll: true });

/** Links to each section of both texts. */
function TableOfContents({ parts }: { parts: readonly LegalPart[] }) {
  const titleId = useId();
  return (
    <ContentsFrame aria-labelledby={titleId}>
      <Title id={titleId}>{t.terms.contents}</Title>
      <List>
        {parts.map((part) => (
          <li key={part.id}>
            <PartAnchor to={`#${part.id}`} onClick={focusOn(part.id)}>
              {part.title}
            </PartAnchor>
            <ol>
              {part.sections.map((section) => (
                <li key={section.id}>
                  <Anchor to={`#${section.id}`} onClick={focusOn(section.id)}>
                    {section.title}
                  </Anchor>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </List>
    </ContentsFrame>
  );
}

interface LegalPart {
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
function LegalText({ part: { id, title, sections } }: { part: LegalPart }) {
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

export const { title, description } = t.meta.terms;

const Frame = styled(Container)`
  padding-block: ${space(12)} ${space(24)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space(12)};
  margin-top: ${space(12)};

  ${media.desktop} {
    grid-template-columns: 17rem minmax(0, 1fr);
    gap: ${space(20)};
    align-items: start;
  }
`;

/** The terms and the privacy notice, on one page with anchors. */
export default function TermsPage() {
  const { title: heading, updated, demo, conditions, privacy, contact } = t.terms;
  const parts = [conditions, privacy];
  return (
    <Frame $width="wide">
      <Stack $gap={4}>
        <Heading level={1}>{heading}</Heading>
        <Rule $short aria-hidden="true" />
        <Text $muted>{updated}</Text>
        <Note tone="warning">
          <strong>{demo.title}</strong>
          <p>{demo.text}</p>
        </Note>
      </Stack>
      <Columns>
        <TableOfContents parts={parts} />
        <Stack $gap={16}>
          {parts.map((part) => (
            <LegalText key={part.id} part={part} />
          ))}
          <Prose>
            <p>
              {contact.before} <TextLink to={paths.contact}>{contact.link}</TextLink>
              {contact.after}
            </p>
          </Prose>
        </Stack>
      </Columns>
    </Frame>
  );
}
