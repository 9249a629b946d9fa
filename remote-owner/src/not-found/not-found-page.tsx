import { useEffect } from 'react';
import { useLocation } from '@marisma/shared/router';
import { useShell } from '@marisma/shared/shell';
import { ButtonLink, EmptyState } from '@marisma/shared/ui';
import { paths } from '../paths';
import { t } from '../texts';

export const title = t.common.title(t.notFound.title);

/** The area's own not-found, inside its frame. */
export default function NotFoundPage() {
  const texts = t.notFound;
  const { reportError } = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    reportError(new Error(`No page at ${pathname}`), { area: 'owner', during: 'routing' });
  }, [reportError, pathname]);
  return (
    <EmptyState
      level={1}
      title={texts.title}
      action={
        <ButtonLink to={paths.overview} variant="outline">
          {texts.home}
        </ButtonLink>
      }
    >
      {texts.text}
    </EmptyState>
  );
}
