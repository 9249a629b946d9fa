import * as router from '@marisma/area-kit/router';
import * as shellContract from '@marisma/area-kit/shell';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as styledComponents from 'styled-components';

/** Libraries that the shell provides to areas, in the browser and in prerendering. */
export const PROVIDED: Record<keyof typeof __SHARED_VERSIONS__, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'styled-components': styledComponents,
  '@marisma/shared/router': router,
  '@marisma/shared/shell': shellContract,
};
