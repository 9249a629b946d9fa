// The parts of webpack's and React Refresh's development interfaces that the stand-in shell uses.
interface ImportMeta {
  webpackHot?: { accept(dependency: string, updated?: () => void): void };
}

declare module 'react-refresh/runtime' {
  /** Renders the registered components again with their newest code and keeps their state. */
  export function performReactRefresh(): void;
}
