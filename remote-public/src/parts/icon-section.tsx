import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Text } from '@marisma/area-kit/ui';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { TitledSection } from './section-heading';

const List = styled.ul<{ $columns: 2 | 3 | 4 }>`
  ${plainList}
  display: grid;
  gap: ${space(10)} ${space(8)};

  ${media.tablet} {
    grid-template-columns: repeat(${({ $columns }) => ($columns === 3 ? 3 : 2)}, 1fr);
  }

  ${media.wide} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
    column-gap: ${space(12)};
  }
`;

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  padding-top: ${space(6)};
  border-top: 1px solid ${token.color.rule};

  svg {
    width: 1.75rem;
    height: 1.75rem;
    color: ${token.color.eyebrow};
  }
`;

interface IconSectionProps<Id extends string> {
  title: string;
  eyebrow?: string;
  tone?: 'sand' | 'white';
  /** In the order of the page. */
  icons: Record<Id, LucideIcon>;
  words: Record<Id, { title: string; text: string }>;
  /** Number of columns on a wide screen. */
  columns: 2 | 3 | 4;
  /** Whether the list is an `ol`. */
  ordered?: boolean;
}

/** A section of short statements, each under a gold line with an icon. */
export function IconSection<Id extends string>(props: IconSectionProps<Id>) {
  const { title, eyebrow, tone, icons, words, columns, ordered = false } = props;
  return (
    <TitledSection tone={tone} eyebrow={eyebrow} title={title} plain>
      <List as={ordered ? 'ol' : 'ul'} $columns={columns}>
        {(Object.entries(icons) as [Id, LucideIcon][]).map(([id, Icon]) => (
          <Item key={id}>
            <Icon aria-hidden="true" strokeWidth={1.25} />
            <Heading level={3}>{words[id].title}</Heading>
            <Text $muted>{words[id].text}</Text>
          </Item>
        ))}
      </List>
    </TitledSection>
  );
}
