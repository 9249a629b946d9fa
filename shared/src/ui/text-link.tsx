import styled from 'styled-components';
import { focusRing, media, motion, token } from '../theme';
import { SiteLink } from './site-link';

/** A link in running text: `to` inside the site, `href` elsewhere (mail, phone, another site). */
export const TextLink = styled(SiteLink)`
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
