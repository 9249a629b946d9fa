import { media, space } from '@marisma/area-kit/theme';
import { Container, Heading, Note, Prose, Rule, Stack, Text, TextLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import { paths } from '../parts/paths';
import { t } from '../texts';
import { LegalText } from './legal-text';
import { TableOfContents } from './table-of-contents';

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
