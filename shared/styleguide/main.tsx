import { createRoot } from 'react-dom/client';
import { MemoryRouter } from '@marisma/area-kit/router';
import { GlobalStyle } from '@marisma/area-kit/theme';
import { fontFaces } from '@marisma/area-kit/theme/fonts';
import { StyleGuide } from './style-guide';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element.');

createRoot(root).render(
  <MemoryRouter initialEntries={['/overview']}>
    <GlobalStyle />
    <style href="font-faces" precedence="font-faces">
      {fontFaces}
    </style>
    <StyleGuide />
  </MemoryRouter>,
);
