import styled from 'styled-components';
import { useDemo } from '@marisma/shared/queries';
import { Link, useLocation } from '@marisma/shared/router';
import { useSession } from '@marisma/shared/shell';
import { focusRing, media, motion, space, token } from '@marisma/shared/theme';
import { t } from '../texts';
import { isCurrent, sections } from './desk-sections';

const Nav = styled.nav`
  display: flex;
  gap: ${space(6)};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${token.color.line};
`;

const Section = styled(Link)`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(0.5)};
  border-bottom: 2px solid transparent;
  color: ${token.color.textMuted};
  font-weight: 500;
  text-decoration: none;
  ${motion('color, border-color')}
  ${focusRing}

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    color: ${token.color.text};
    border-bottom-color: ${token.color.rule};
  }

  ${media.hover} {
    &:hover {
      color: ${token.color.text};
    }
  }
`;

/** Links to the desk's pages; none while there is only one. */
export function DeskNav() {
  const { pathname } = useLocation();
  const session = useSession();
  const demo = useDemo() ?? false;
  const admin = session.status === 'signedIn' && session.roles.includes('admin');
  const shown = sections.filter((section) => section.shown({ admin, demo }));
  if (shown.length < 2) return null;
  return (
    <Nav aria-label={t.desk.sections}>
      {shown.map((section) => (
        <Section
          key={section.path}
          to={section.path}
          aria-current={isCurrent(section, pathname) ? 'page' : undefined}
        >
          {section.label}
        </Section>
      ))}
    </Nav>
  );
}
