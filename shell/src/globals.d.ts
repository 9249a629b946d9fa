/** Whether this shell accepts overrides from a developer's address; set by the build. */
declare const __OVERRIDES__: boolean;

/** Versions of the libraries that the shell provides to areas; set by the build. */
declare const __SHARED_VERSIONS__: Record<
  | 'react'
  | 'react/jsx-runtime'
  | 'react-dom'
  | 'styled-components'
  | '@marisma/shared/router'
  | '@marisma/shared/shell',
  string
>;
