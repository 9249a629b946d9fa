import { Link, useLocation, type LinkProps } from '@marisma/area-kit/router';

interface CurrentLinkProps extends LinkProps {
  /** A pathname of the site, from its root. */
  to: string;
  /** Whether only this exact path makes the link current, and not the paths below it. */
  end?: boolean;
}

/**
 * A link that marks itself when it leads to the current page (WAI-ARIA, `aria-current`). The router's `NavLink` renders at
 * every step of a navigation, this one only when the page changes.
 */
export function CurrentLink({ to, end = false, ...rest }: CurrentLinkProps) {
  const { pathname } = useLocation();
  const current = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return <Link {...rest} to={to} aria-current={current ? 'page' : undefined} />;
}
