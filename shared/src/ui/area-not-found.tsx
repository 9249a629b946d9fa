import { useLocation } from '@marisma/area-kit/router';
import { useShell } from '@marisma/area-kit/shell';
import { useEffect } from 'react';
import { ButtonLink } from './button-link';
import { EmptyState } from './states';

type AreaNotFoundProps = {
  area: string;
  texts: { title: string; text: string; home: string };
  home: string;
};

/** An area's not-found page, inside its frame; the miss is logged. */
export function AreaNotFound({ area, texts, home }: AreaNotFoundProps) {
  const { reportError } = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    reportError(new Error(`No page at ${pathname}`), { area, during: 'routing' });
  }, [reportError, pathname, area]);
  return (
    <EmptyState
      level={1}
      title={texts.title}
      action={
        <ButtonLink to={home} variant="outline">
          {texts.home}
        </ButtonLink>
      }
    >
      {texts.text}
    </EmptyState>
  );
}
