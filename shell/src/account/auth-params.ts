import { useLocation, useSearchParams } from '@marisma/area-kit/router';

export type AuthTab = 'signin' | 'signup';
export type AuthView = AuthTab | 'forgot';

/**
 * The form that /auth shows. It is kept in the address, so a link, a reload and Back lead to the same form.
 * The origin stays in the navigation state through every change of form.
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
