import { Container } from '@marisma/area-kit/ui';
import { Mark } from '@marisma/area-kit/media';
import { Link } from '@marisma/area-kit/router';
import { focusRing, space, token } from '@marisma/area-kit/theme';
import styled from 'styled-components';
import { t } from '../texts';
import { paths } from '../paths';
import { AccountMenu } from './account-menu';

const Bar = styled.div`
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surface};
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 4rem;
`;

const Brand = styled(Link)`
  display: inline-flex;
  gap: ${space(2.5)};
  align-items: center;
  min-height: 2.75rem;
  color: ${token.color.text};
  font-family: ${token.font.display};
  font-size: 1.625rem;
  text-decoration: none;
  ${focusRing}

  svg {
    color: ${token.color.accent};
  }
`;

/** The slim bar above the dashboard, which has no site header. */
export function DashboardBar() {
  const { account } = t;
  return (
    <Bar>
      <Row>
        <Brand to={paths.home} aria-label={account.brandHome}>
          <Mark size={30} />
          Marisma
        </Brand>
        <AccountMenu />
      </Row>
    </Bar>
  );
}
