import { useLocation } from '@marisma/area-kit/router';
import { useEffect } from 'react';

const withoutCount = (title: string): string => title.replace(/^\(\d+\) ?/, '');

/** Puts the number of requests that need a reply before the document's title: '(3) Desk · Marisma'. */
export function useDeskTitle(open: number | undefined): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const plain = withoutCount(document.title);
    document.title = open ? `(${open}) ${plain}` : plain;
    return () => {
      document.title = withoutCount(document.title);
    };
  }, [open, pathname]);
}
