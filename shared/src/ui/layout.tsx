import styled, { css } from 'styled-components';
import { darkScope, media, plainList, space, token, visuallyHidden } from '../theme';

const widths = {
  form: token.width.form,
  prose: token.width.prose,
  content: token.width.content,
  wide: token.width.wide,
};

/** A centered column with side gutters. `$width`: form, prose, content (default) or wide. */
export const Container = styled.div<{ $width?: keyof typeof widths }>`
  width: 100%;
  max-width: ${({ $width = 'content' }) => widths[$width]};
  margin-inline: auto;
  padding-inline: ${space(5)};

  ${media.tablet} {
    padding-inline: ${space(8)};
  }
`;

const gaps = {
  sm: 'clamp(2rem, 4vw, 3rem)',
  md: 'clamp(3rem, 6vw, 5rem)',
  lg: 'clamp(4rem, 9vw, 8rem)',
};

const tones = {
  plain: '',
  white: `background-color: ${token.color.surface};`,
  sand: `background-color: ${token.color.surfaceSand};`,
  ink: darkScope,
};

/**
 * A section of a page. `$tone`: plain, white, sand or ink (dark, with dark color roles). `$space`: sm, md, lg.
 */
export const Section = styled.section<{ $tone?: keyof typeof tones; $space?: keyof typeof gaps }>`
  ${({ $tone = 'plain' }) => tones[$tone]}
  padding-block: ${({ $space = 'lg' }) => gaps[$space]};
`;

type StackProps = {
  $gap?: number;
  $row?: boolean;
  $wrap?: boolean;
  $align?: 'start' | 'center' | 'end' | 'baseline';
  $justify?: 'start' | 'center' | 'end' | 'space-between';
};

/** Children in a column or, with `$row`, in a row, with a gap of `$gap` × 4 px. */
export const Stack = styled.div<StackProps>`
  display: flex;
  min-width: 0;
  flex-direction: ${({ $row }) => ($row ? 'row' : 'column')};
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align, $row }) => $align ?? ($row ? 'center' : 'stretch')};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 4 }) => space($gap)};
`;

/** As many equal columns as fit, each at least `$min` wide and at most `$max` columns. */
export const Grid = styled.div<{ $min?: string; $gap?: number; $max?: number }>`
  --gap: ${({ $gap = 6 }) => space($gap)};
  --least: ${({ $min = '16rem' }) => $min};
  --fair: calc((100% - var(--gap) * ${({ $max = 12 }) => $max - 1}) / ${({ $max = 12 }) => $max});
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(var(--least), var(--fair))), 1fr));
  gap: var(--gap);
`;

/** A list without marks. `$gap` is between its items; with `$ruled` a hairline stands there, that far from both. */
export const List = styled.ul<{ $gap?: number; $ruled?: number }>`
  ${plainList}
  ${({ $gap }) => $gap !== undefined && `display: grid; gap: ${space($gap)};`}

  ${({ $ruled }) =>
    $ruled !== undefined &&
    css`
      > li + li {
        margin-top: ${space($ruled)};
        padding-top: ${space($ruled)};
        border-top: 1px solid ${token.color.line};
      }
    `}
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** The brand's thin gold line; `$short` for the line under a heading. Decorative: pass `aria-hidden`. */
export const Rule = styled.hr<{ $short?: boolean; $centered?: boolean }>`
  width: ${({ $short }) => ($short ? space(14) : '100%')};
  margin-block: 0;
  margin-inline: ${({ $centered }) => ($centered ? 'auto' : '0')};
  border: 0;
  border-top: 1px solid ${token.color.rule};
`;

/** A surface with a hairline border, for dashboards. `$pad`: padding in steps of 4 px. */
export const Panel = styled.section<{ $pad?: number }>`
  min-width: 0;
  padding: ${({ $pad = 6 }) => space($pad)};
  background: ${token.color.surface};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;
