import { focusRing, token } from '@marisma/area-kit/theme';
import { ButtonLink } from '@marisma/area-kit/ui';
import styled from 'styled-components';
import type { Action } from '../../content/slide';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1em 2em;
  align-items: center;
`;

const Call = styled(ButtonLink)`
  min-height: 3.25em;
  padding: 0.75em 2em;
  font-size: 1em;
`;

const Contact = styled.a`
  padding-block: 0.375em;
  color: ${token.color.text};
  text-decoration-color: ${token.color.rule};
  text-underline-offset: 0.3em;
  ${focusRing}
`;

interface ActionsProps {
  actions: Action[];
  contact: Action[];
}

/** Links to pages of the site and to contacts. */
export const Actions = ({ actions, contact }: ActionsProps) => (
  <Row>
    {actions.map(({ label, to }) => (
      <Call key={to} to={to} variant="gradient">
        {label}
      </Call>
    ))}
    {contact.map(({ label, to }) => (
      <Contact key={to} href={to}>
        {label}
      </Contact>
    ))}
  </Row>
);
