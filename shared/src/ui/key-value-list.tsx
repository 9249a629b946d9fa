import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { media, space, token } from '../theme';

const List = styled.dl`
  display: grid;
  gap: ${space(1)} ${space(6)};

  dt {
    font-size: ${token.size.sm};
    color: ${token.color.textMuted};
  }

  dd {
    text-wrap: pretty;
    margin-bottom: ${space(3)};
  }

  /*
   * A link that is the whole value is not an inline link, so it needs the minimum target height (WCAG 2.5.8). Its first
   * line stands beside the name, not its last.
   */
  dd > a:only-child {
    display: inline-block;
    margin-block: -${space(0.75)};
    padding-block: ${space(0.75)};
    vertical-align: top;
  }

  ${media.tablet} {
    grid-template-columns: minmax(8rem, max-content) 1fr;
    row-gap: ${space(3)};
    align-items: baseline;

    dd {
      margin: 0;
    }
  }
`;

export function KeyValueList({ items }: { items: readonly { key: string; value: ReactNode }[] }) {
  return (
    <List>
      {items.map(({ key, value }) => (
        <Fragment key={key}>
          <dt>{key}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
