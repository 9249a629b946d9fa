import styled from 'styled-components';
import { plainList, space, token } from '../theme';
import { TextLink } from './text-link';
import { ui as texts } from '../texts/en/ui';

const List = styled.ol`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  font-size: ${token.size.sm};
  color: ${token.color.textMuted};

  li {
    display: flex;
    gap: ${space(2)};
    min-height: 1.5rem;
  }

  /* At the end of a step, so that a second line does not start with it. */
  li:not(:last-child)::after {
    content: '/';
    content: '/' / '';
    color: ${token.color.rule};
  }
`;

/** The path to this page; the last step, without `to`, is the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label={texts.breadcrumbs}>
      <List>
        {steps.map(({ label, to }) => (
          <li key={label}>
            {to ? <TextLink to={to}>{label}</TextLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}
