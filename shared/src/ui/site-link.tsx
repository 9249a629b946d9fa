import type { ComponentPropsWithRef } from 'react';
import { Link, type LinkProps } from '@marisma/area-kit/router';

export type SiteLinkProps =
  | (LinkProps & { href?: undefined })
  | (ComponentPropsWithRef<'a'> & { to?: undefined; href: string });

/** A link: `to` inside the site, `href` elsewhere (mail, phone, another site). */
export const SiteLink = (props: SiteLinkProps) =>
  props.to === undefined ? <a {...props}>{props.children}</a> : <Link {...props} />;
