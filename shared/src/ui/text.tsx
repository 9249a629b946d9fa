import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { space, token, type TextSize } from '../theme';

type HeadingSize = 'hero' | 'display' | 'headline' | 'title' | 'lg' | 'md';

const sans = css`
  font-family: ${token.font.body};
  font-weight: 600;
  line-height: 1.35;
`;

const serif = css`
  font-family: ${token.font.display};
  font-weight: 500;
  line-height: 1.1;
  letter-spacing: -0.005em;
  font-variant-numeric: lining-nums;
`;

const StyledHeading = styled.h2<{ $size: HeadingSize }>`
  ${({ $size }) => ($size === 'lg' || $size === 'md' ? sans : serif)}
  font-size: ${({ $size }) => token.size[$size]};
  color: ${token.color.text};

  em {
    font-style: italic;
  }
`;

const usual = { 1: 'display', 2: 'headline', 3: 'title', 4: 'lg', 5: 'md', 6: 'md' } as const;

type HeadingProps = ComponentPropsWithRef<'h2'> & { level: 1 | 2 | 3 | 4 | 5 | 6; size?: HeadingSize };

/** A heading. `level` is its rank in the outline, `size` only its style: serif from 24 px (`title`) up. */
export function Heading({ level, size = usual[level], ...rest }: HeadingProps) {
  return <StyledHeading as={`h${level}`} $size={size} {...rest} />;
}

/** The heading of a part of a panel or dialog. */
export const Subheading = (props: Omit<ComponentPropsWithRef<'h3'>, 'size'>) => (
  <Heading level={3} size="md" {...props} />
);

export const Eyebrow = styled.p`
  font-size: ${token.size.xs};
  font-weight: 600;
  letter-spacing: 0.16em;
  text-transform: uppercase;
  color: ${token.color.eyebrow};
`;

export const Lead = styled.p`
  max-width: ${token.width.prose};
  font-size: ${token.size.xl};
  line-height: 1.55;
  color: ${token.color.textMuted};
  text-wrap: pretty;
`;

/** Running text. `$size`: a token size; `$muted` for less important text. */
export const Text = styled.p<{ $size?: TextSize; $muted?: boolean; $strong?: boolean }>`
  font-size: ${({ $size = 'md' }) => token.size[$size]};
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
  color: ${({ $muted }) => ($muted ? token.color.textMuted : 'inherit')};
  text-wrap: pretty;
`;

/** What matters less, in smaller letters. */
export const Small = styled(Text).attrs(({ $size = 'sm' }) => ({ $size, $muted: true }))``;

export const Prose = styled.div`
  max-width: ${token.width.prose};
  line-height: 1.7;
  text-wrap: pretty;

  > * + * {
    margin-top: ${space(4)};
  }

  > * + :is(h2, h3) {
    margin-top: ${space(10)};
  }

  :is(ul, ol) {
    padding-left: ${space(5)};
  }

  li + li {
    margin-top: ${space(2)};
  }

  a {
    color: ${token.color.accent};
  }
`;
