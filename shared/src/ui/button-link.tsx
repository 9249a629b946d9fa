import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Link, type LinkProps } from '@marisma/area-kit/router';
import { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button.styles';

const RouteLink = styled(Link)<ButtonLook>`
  ${buttonStyles}
`;

const PlainLink = styled.a<ButtonLook>`
  ${buttonStyles}
`;

type Looks = { variant?: ButtonVariant; size?: ButtonSize; block?: boolean };
type ButtonLinkProps = Looks &
  ((LinkProps & { href?: undefined }) | (ComponentPropsWithRef<'a'> & { to?: undefined; href: string }));

/** A link styled as a button: `to` inside the site, `href` elsewhere. */
export function ButtonLink({ variant, size, block, ...rest }: ButtonLinkProps) {
  const styleProps = { $variant: variant, $size: size, $block: block };
  return rest.to === undefined ? (
    <PlainLink {...styleProps} {...rest} />
  ) : (
    <RouteLink {...styleProps} {...rest} />
  );
}
