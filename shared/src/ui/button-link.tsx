import styled from 'styled-components';
import { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button.styles';
import { SiteLink, type SiteLinkProps } from './site-link';

const StyledLink = styled(SiteLink)<ButtonLook>`
  ${buttonStyles}
`;

type ButtonLinkProps = SiteLinkProps & { variant?: ButtonVariant; size?: ButtonSize; block?: boolean };

/** A link styled as a button: `to` inside the site, `href` elsewhere. */
export const ButtonLink = ({ variant, size, block, ...rest }: ButtonLinkProps) => (
  <StyledLink $variant={variant} $size={size} $block={block} {...rest} />
);
