import { useCallback, useEffect, useState, type ComponentType } from 'react';

/** Imports the file of a component. Called again after a failure. */
export type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>;

export interface DeferredCode<Props> {
  Component?: ComponentType<Props>;
  loading?: boolean;
  error?: unknown;
  load: () => void;
}

/**
 * The code of a component that is loaded only when it is needed.
 * @param importComponent must stay the same function
 * @param when whether it is needed now; `load` loads it at any other time
 */
export function useDeferred<Props>(importComponent: LoadComponent<Props>, when = true): DeferredCode<Props> {
  const [code, setCode] = useState<Omit<DeferredCode<Props>, 'load'>>({});
  const load = useCallback(() => {
    setCode((before) => (before.Component ? before : { loading: true }));
    importComponent().then(
      (module) => setCode({ Component: module.default }),
      (error: unknown) => setCode((before) => (before.Component ? before : { error })),
    );
  }, [importComponent]);
  useEffect(() => {
    if (when) load();
  }, [when, load]);
  return { ...code, load };
}

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** Repeats a failed import after a pause, which doubles, and when the network is back. */
async function importWithRetries<Module>(importComponent: () => Promise<Module>): Promise<Module> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await importComponent();
    } catch {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, pause);
        window.addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
}

interface Fallbacks {
  /** Is shown until the code has arrived; nothing by default. */
  Waiting?: ComponentType;
  /** Is shown where the code cannot be loaded. Without it the attempt is repeated until it succeeds. */
  Failed?: ComponentType<{ onRetry: () => void }>;
}

/** A component whose code is loaded once its page is shown and interactive. */
export function deferred<Props extends object>(
  importComponent: LoadComponent<Props>,
  { Waiting, Failed }: Fallbacks = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    const module = await (Failed ? importComponent() : importWithRetries(importComponent));
    loaded = module.default;
    return module;
  };
  return function Deferred(props: Props) {
    const { Component = loaded, error, load } = useDeferred(loadOnce, !loaded);
    if (Component) return <Component {...props} />;
    if (error && Failed) return <Failed onRetry={load} />;
    return Waiting ? <Waiting /> : null;
  };
}
