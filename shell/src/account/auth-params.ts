import { useLocation, useSearchParams } from '@marisma/shared/router';

export type AuthTab = 'signin' | 'signup';
export type AuthView = AuthTab | 'forgot';

/**
 * Which form /auth shows; the address owns it, so that a link, a reload and Back lead to the same one. Where the
 * visitor was going stays in the navigation state through every change.
 */
export function useAuthView(): { view: AuthView; show: (view: AuthView) => void } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const tab = params.get('tab') === 'signup' ? 'signup' : 'signin';
  const view = params.get('view') === 'forgot' ? 'forgot' : tab;
  return {
    view,
    show: (next) => {
      const search: Record<string, string> =
        next === 'forgot' ? { view: next } : next === 'signup' ? { tab: next } : {};
      const replace = next !== 'forgot' && view !== 'forgot';
      setParams(search, { replace, state: state as unknown, preventScrollReset: true });
    },
  };
}
