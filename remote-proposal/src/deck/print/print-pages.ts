import { createGlobalStyle } from 'styled-components';

/** Print styles: one landscape page per slide, without margins and without the page around the deck. */
export const PrintPages = createGlobalStyle`
  @page {
    size: 1280px 720px;
    margin: 0;
  }

  @media print {
    html, body {
      min-height: 0;
      margin: 0;
      background: none;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }

    body { visibility: hidden; }

    /* Open dialogs are visible even in hidden elements, and reserve room for a scroll bar. */
    dialog { display: none !important; }
    html { overflow: visible !important; scrollbar-gutter: auto !important; }
  }
`;
