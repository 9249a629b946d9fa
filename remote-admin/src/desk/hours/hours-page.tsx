import { useShell } from '@marisma/area-kit/shell';
import { space } from '@marisma/area-kit/theme';
import { ErrorState, PageHeader, Spinner } from '@marisma/area-kit/ui';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { t } from '../../texts';
import { readOffice, type Office } from './hours.data';
import { HoursForm } from './hours-form';

export const title = t.desk.hours;

const Page = styled.div`
  max-width: 48rem;
  padding-top: ${space(6)};
`;

/** Office hours and days off, which the reply clock counts. */
export default function HoursPage() {
  const { supabase } = useShell();
  const texts = t.hours;
  const [office, setOffice] = useState<Office>();
  const [failed, setFailed] = useState(false);

  const read = useCallback(
    async (signal?: AbortSignal) => {
      setFailed(false);
      try {
        const found = await readOffice(await supabase(), signal);
        if (!signal?.aborted) setOffice(found);
      } catch {
        if (!signal?.aborted) setFailed(true);
      }
    },
    [supabase],
  );
  useEffect(() => {
    const stop = new AbortController();
    void read(stop.signal);
    return () => stop.abort();
  }, [read]);

  return (
    <Page>
      <PageHeader title={title} lead={texts.lead} />
      {failed && (
        <ErrorState title={texts.failedTitle} reason={texts.failedHint} onRetry={() => void read()} />
      )}
      {!office && !failed && <Spinner label={texts.loading} />}
      {office && <HoursForm office={office} onSaved={setOffice} onReload={() => void read()} />}
    </Page>
  );
}
