import { css, type RuleSet } from 'styled-components';
import { focusRing, media, motion, space, token } from '../theme';

export type ButtonVariant = 'primary' | 'gradient' | 'outline' | 'quiet' | 'danger';
export type ButtonSize = keyof typeof sizes;
export type ButtonLook = { $variant?: ButtonVariant; $size?: ButtonSize; $block?: boolean };

/** Height, padding and size of the text. */
const sizes = {
  sm: ['2.25rem', `${space(1)} ${space(4)}`, token.size.sm],
  md: ['2.75rem', `${space(2)} ${space(6)}`, '0.9375rem'],
  lg: ['3.25rem', `${space(3)} ${space(8)}`, token.size.md],
} as const;

const variant = (rules: RuleSet | string, hover: string) => css`
  ${rules}
  ${media.hover} {
    &:hover:not(:disabled) {
      ${hover}
    }
  }
`;

const solid = (ground: string, text: string) => `color: ${text}; background-color: ${ground};`;

const variants: Record<ButtonVariant, RuleSet> = {
  primary: variant(
    solid(token.color.accent, token.color.onAccent),
    `background-color: ${token.color.accentStrong};`,
  ),
  gradient: variant(
    css`
      ${solid(token.color.gradientFrom, token.color.onGradient)}
      /* In oklab the middle stays as bright and warm as the ends; in sRGB it grays. */
      background-image: linear-gradient(
        100deg in oklab,
        ${token.color.gradientFrom},
        ${token.color.gradientTo} 77%
      );
      background-size: 130% 100%;
    `,
    'background-position: 100% 0;',
  ),
  outline: variant(
    `color: ${token.color.text}; border-color: ${token.color.lineStrong};`,
    `border-color: ${token.color.text};`,
  ),
  quiet: variant(`color: ${token.color.accent};`, `background-color: ${token.color.accentSoft};`),
  danger: variant(
    solid(token.color.danger, token.color.onDanger),
    `background-color: ${token.color.dangerStrong};`,
  ),
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
  ${({ $size = 'md' }) => {
    const [height, padding, size] = sizes[$size];
    return `min-height: ${height}; padding: ${padding}; font-size: ${size};`;
  }}
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
