import { media, plainList, space, token } from '@marisma/area-kit/theme';
import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space(3)} ${space(8)};
  text-wrap: pretty;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: ${space(3)};
  }

  svg {
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.2rem;
    color: ${token.color.eyebrow};
  }
`;

type CheckListProps = { items: readonly { text: string; Icon: LucideIcon }[] };

/** Short lines in two columns, each with an icon. */
export function CheckList({ items }: CheckListProps) {
  return (
    <List>
      {items.map(({ text, Icon }) => (
        <li key={text}>
          <Icon aria-hidden="true" strokeWidth={1.5} />
          {text}
        </li>
      ))}
    </List>
  );
}
