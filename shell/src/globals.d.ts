/** Whether this shell takes overrides from a developer's address; put in by the build. */
declare const __OVERRIDES__: boolean;

/** Versions of what the shell provides to areas; put in by the build. */
declare const __SHARED_VERSIONS__: Record<
  | 'react'
  | 'react/jsx-runtime'
  | 'react-dom'
  | 'styled-components'
  | '@marisma/shared/router'
  | '@marisma/shared/shell',
  string
>;
