export { cssVariableOf, type ColorRole } from './colors';
export { contrastRatio } from './contrast';
export { GlobalStyle } from './global-style';
export { breakpoint, media } from './media';
export {
  belowHeader,
  darkScope,
  entrance,
  focusRing,
  motion,
  plainButton,
  plainList,
  scrim,
  visuallyHidden,
} from './mixins';
export { layer, space, token, type TextSize } from './tokens';
