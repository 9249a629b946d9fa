import { media, plainList, space, token } from '@marisma/area-kit/theme';
import { Heading, Text } from '@marisma/area-kit/ui';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

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

interface IconListProps {
  items: readonly { key: string; icon: LucideIcon; title: string; text: string }[];
  /** Number of columns on a wide screen. */
  columns: 2 | 3 | 4;
  /** Whether the list is an `ol`. */
  ordered?: boolean;
}

/** Short statements, each under a gold line with an icon. */
export function IconList({ items, columns: across, ordered = false }: IconListProps) {
  return (
    <List as={ordered ? 'ol' : 'ul'} $columns={across}>
      {items.map(({ key, icon: Icon, title, text }) => (
        <Item key={key}>
          <Icon aria-hidden="true" strokeWidth={1.25} />
          <Heading level={3}>{title}</Heading>
          <Text $muted>{text}</Text>
        </Item>
      ))}
    </List>
  );
}
