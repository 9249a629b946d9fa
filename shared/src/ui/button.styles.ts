import { css, type RuleSet } from 'styled-components';
import { focusRing, media, motion, space, token } from '../theme';

export type ButtonVariant = 'primary' | 'gradient' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
export type ButtonLook = { $variant?: ButtonVariant; $size?: ButtonSize; $block?: boolean };

const sizes: Record<ButtonSize, RuleSet> = {
  sm: css`
    min-height: 2.25rem;
    padding: ${space(1)} ${space(4)};
    font-size: ${token.size.sm};
  `,
  md: css`
    min-height: 2.75rem;
    padding: ${space(2)} ${space(6)};
    font-size: 0.9375rem;
  `,
  lg: css`
    min-height: 3.25rem;
    padding: ${space(3)} ${space(8)};
    font-size: ${token.size.md};
  `,
};

const hover = (rules: RuleSet) => css`
  ${media.hover} {
    &:hover:not(:disabled) {
      ${rules}
    }
  }
`;

const variants: Record<ButtonVariant, RuleSet> = {
  primary: css`
    color: ${token.color.onAccent};
    background-color: ${token.color.accent};
    ${hover(css`
      background-color: ${token.color.accentStrong};
    `)}
  `,
  gradient: css`
    color: ${token.color.onGradient};
    background-color: ${token.color.gradientFrom};
    /* In oklab the middle stays as bright and warm as the ends; in sRGB it grays. */
    background-image: linear-gradient(
      100deg in oklab,
      ${token.color.gradientFrom},
      ${token.color.gradientTo} 77%
    );
    background-size: 130% 100%;
    ${hover(css`
      background-position: 100% 0;
    `)}
  `,
  outline: css`
    color: ${token.color.text};
    border-color: ${token.color.lineStrong};
    ${hover(css`
      border-color: ${token.color.text};
    `)}
  `,
  quiet: css`
    color: ${token.color.accent};
    ${hover(css`
      background-color: ${token.color.accentSoft};
    `)}
  `,
  danger: css`
    color: ${token.color.onDanger};
    background-color: ${token.color.danger};
    ${hover(css`
      background-color: ${token.color.dangerStrong};
    `)}
  `,
};

/** The style of buttons and of links styled as buttons. The border also outlines them in forced colors. */
export const buttonStyles = css<ButtonLook>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  border: 1px solid transparent;
  border-radius: ${token.radius.sm};
  background: none;
  background-origin: border-box;
  font-family: ${token.font.body};
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: 0.015em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${({ $size = 'md' }) => sizes[$size]}
  ${({ $variant = 'primary' }) => variants[$variant]}
  ${motion('background-color, background-position, border-color, color')}
  ${focusRing}

  svg {
    flex: none;
    width: 1.15em;
    height: 1.15em;
  }

  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;
