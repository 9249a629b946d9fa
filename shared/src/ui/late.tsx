import { useCallback, useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is loaded once its page is shown and interactive. Until then nothing is shown.
 * @param load imports the code; called again after a failure
 * @param Failed is shown where the code cannot be loaded; nothing by default
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Failed?: ComponentType<{ onRetry: () => void }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Late(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const start = useCallback(() => {
      setFailed(false);
      load().then(
        (module) => {
          loaded = module.default;
          setComponent(() => module.default);
        },
        () => setFailed(true),
      );
    }, []);
    useEffect(() => {
      if (!loaded) start();
    }, [start]);
    if (Component) return <Component {...props} />;
    return failed && Failed ? <Failed onRetry={start} /> : null;
  };
}
