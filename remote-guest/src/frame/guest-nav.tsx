import styled from 'styled-components';
import { focusRing, media, plainList, space, token } from '@marisma/area-kit/theme';
import { Container, CurrentLink, DropdownMenu } from '@marisma/area-kit/ui';
import { paths } from '../paths';
import { t } from '../texts';
import { useSignOut } from './guest';

const Bar = styled.nav`
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surfaceSand};
`;

const WideLinks = styled.ul`
  ${plainList}
  display: none;
  gap: ${space(8)};

  ${media.tablet} {
    display: flex;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    color: ${token.color.textMuted};
    font-size: ${token.size.sm};
    font-weight: 500;
    text-decoration: none;
    ${focusRing}
  }

  a:hover {
    color: ${token.color.text};
  }
`;

const Row = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

const MobileMenu = styled(DropdownMenu)`
  display: block;
`;

/** The guest area's own navigation: a second bar under the site's header, a menu on a phone. */
export function GuestNav() {
  const { account } = t;
  const { nav } = account;
  const { leaving, signOut } = useSignOut();
  const places = [
    { to: paths.dashboard, label: nav.dashboard },
    { to: paths.homes, label: nav.homes },
    { to: paths.experiences, label: nav.experiences },
    { to: paths.services, label: nav.services },
  ];
  const links = places.map(({ to, label }) => (
    <li key={to}>
      <CurrentLink to={to} end>
        {label}
      </CurrentLink>
    </li>
  ));
  return (
    <Bar aria-label={nav.label}>
      <Container $width="wide">
        <WideLinks>{links}</WideLinks>
        <Row>
          <MobileMenu label={nav.menu}>
            <ul>
              {links}
              <li>
                <CurrentLink to={paths.settings}>{nav.settings}</CurrentLink>
              </li>
              <li>
                <button type="button" disabled={leaving} onClick={() => void signOut()}>
                  {leaving ? account.signingOut : account.signOut}
                </button>
              </li>
            </ul>
          </MobileMenu>
        </Row>
      </Container>
    </Bar>
  );
}
