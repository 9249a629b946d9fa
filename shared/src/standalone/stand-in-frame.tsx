import styled from 'styled-components';
import { Link, Outlet } from '@marisma/area-kit/router';
import { useSession } from '@marisma/area-kit/shell';
import type { AreaPath } from '../contract/area-manifest';
import type { Role } from '../contract/role';
import { space, token } from '../theme';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  font-size: ${token.size.sm};
  border-bottom: 1px solid ${token.color.line};
`;

interface Props {
  roles: readonly Role[];
  paths: readonly AreaPath[];
  onRole(role: Role | null): void;
}

/** The frame around an area that runs alone: links to its paths and a role switch. */
export function StandInFrame({ roles, paths, onRole }: Props) {
  const session = useSession();
  const current = session.status === 'signedIn' ? (session.roles[0] ?? '') : '';
  return (
    <>
      <Bar aria-label="Stand-in shell">
        <label>
          Visitor{' '}
          <select value={current} onChange={({ target }) => onRole((target.value || null) as Role | null)}>
            <option value="">signed out</option>
            {roles.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
        </label>
        {placesOf(paths).map((place) => (
          <Link key={place} to={place}>
            {place}
          </Link>
        ))}
      </Bar>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

const placesOf = (paths: readonly AreaPath[]): string[] => [
  ...new Set(paths.flatMap(({ path, instances }) => instances ?? path.replace(/\/\*$/, ''))),
];
