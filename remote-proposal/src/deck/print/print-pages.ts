import { createGlobalStyle } from 'styled-components';

/** One landscape page per slide, without margins and without anything that the page shows around the deck. */
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

    /* Open dialogs are visible whatever stands around them, and keep room for a scroll bar. */
    dialog { display: none !important; }
    html { overflow: visible !important; scrollbar-gutter: auto !important; }
  }
`;
