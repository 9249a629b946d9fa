import { createGlobalStyle } from 'styled-components';
import { declareColors, lightColors } from './colors';
import { media } from './media';
import { focusRing } from './mixins';
import { token } from './tokens';

/** Role variables, reset and base typography. Rendered once, by the shell or the stand-in shell. */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${declareColors(lightColors)}
    --m-font-display: 'Cormorant Garamond', 'Cormorant Fallback', 'Cormorant Android', Georgia, serif;
    --m-font-body: 'Figtree Variable', 'Figtree Fallback', 'Figtree Android', system-ui, sans-serif;
    --m-header-height: 0px;
    --m-top-bar: 0px;
    --m-bottom-bar: 0px;
    --m-toasts: 0px;
    /* What the lower edge of the window is taken up by: a page's own bar, and toasts above it. */
    --m-below: calc(var(--m-bottom-bar) + var(--m-toasts));
  }

  *, *::before, *::after { box-sizing: border-box; }

  /* Pages fade on navigation between documents, to another language or a newer release (CSS View Transitions 2). */
  @media (prefers-reduced-motion: no-preference) {
    @view-transition { navigation: auto; }
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding: calc(var(--m-header-height) + var(--m-top-bar) + 1rem) 0 var(--m-below);
  }

  /* Grows from 16 to 18.5 px between 1440 and 1920 px, for greater viewing distance; every size and space is in rem.
     */
  ${media.large} {
    html { font-size: clamp(100%, 100% + (100vw - 1440px) * 0.0052, 115.625%); }
  }

  /* The empty scrollbar gutter takes the scrim's color, so that no pale stripe appears beside the scrim. */
  html:has(dialog[data-locks-scroll][open]) {
    overflow: hidden;
    scrollbar-gutter: stable;
    background: color-mix(in srgb, ${token.color.page} 38%, #141e20);
  }

  html:has(dialog[data-locks-scroll='dark'][open]) { background: #1f2a2c; }

  /* A page without a scrollbar has no room for one. */
  html[data-fits]:has(dialog[data-locks-scroll][open]) { scrollbar-gutter: auto; }

  body {
    margin: 0;
    min-height: 100dvh;
    background: ${token.color.page};
    color: ${token.color.text};
    font-family: ${token.font.body};
    font-size: ${token.size.md};
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  /* A long word breaks rather than widens the page. */
  ${media.largeText} {
    body { overflow-wrap: anywhere; }
  }

  h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd { margin: 0; }
  h1, h2, h3, h4, h5, h6 { text-wrap: balance; }
  img, picture, video, svg { display: block; max-width: 100%; }
  img { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  a { color: inherit; }
  a, button, input, select, textarea, summary, [tabindex] { ${focusRing} }
  [tabindex='-1']:focus-visible { outline: none; }
  ::selection { background: ${token.color.accent}; color: ${token.color.onAccent}; }
`;
