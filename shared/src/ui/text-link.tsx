import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { Link, type LinkProps } from '@marisma/area-kit/router';
import { focusRing, media, motion, token } from '../theme';

const styles = css`
  color: ${token.color.accent};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: ${token.color.rule};
  text-underline-offset: 0.25em;
  border-radius: ${token.radius.sm};
  ${motion('text-decoration-color, color')}
  ${focusRing}

  ${media.hover} {
    &:hover {
      color: ${token.color.accentStrong};
      text-decoration-color: currentcolor;
    }
  }
`;

const RouteLink = styled(Link)`
  ${styles}
`;

const PlainLink = styled.a`
  ${styles}
`;

type TextLinkProps =
  | (LinkProps & { href?: undefined })
  | (ComponentPropsWithRef<'a'> & { to?: undefined; href: string });

/** A link in running text: `to` inside the site, `href` elsewhere (mail, phone, another site). */
export function TextLink(props: TextLinkProps) {
  return props.to === undefined ? <PlainLink {...props} /> : <RouteLink {...props} />;
}
