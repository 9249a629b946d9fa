import { Button, Dialog, EmptyState, ErrorState, Note, Spinner } from '@marisma/area-kit/ui';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useGuest } from '../frame/guest';
import { HostContact } from '../parts/host-contact';
import type { StepProps } from '../parts/change-dialog';
import type { StayStep } from '../parts/dashboard-place';
import { Printed } from '../parts/printed';
import { t } from '../texts';
import { datesInWords, momentInWords } from '../words';
import { GuideText } from './guide-text';
import { keepGuide } from './kept-guides';
import { useGuide } from './queries';
import { Secrets } from './secrets';

/** What a guest needs at the door of a confirmed stay: to read, to print, and without a network once it was opened. */
export function GuideDialog({
  stay,
  onBack,
  onClose,
  onStep,
}: StepProps & { onStep: (step: StayStep) => void }) {
  const texts = t.guide;
  const { data, isError, isFetching, refetch } = useGuide(stay.id);
  const { user } = useGuest();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!data || data.kept || !sheet.current) return;
    const asOf = `<p>${texts.asOf(momentInWords(data.as_of))}</p>`;
    keepGuide(user.id, stay.id, data, asOf + sheet.current.innerHTML);
  }, [data, stay.id, texts, user.id]);
  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onBack}>
            {texts.back}
          </Button>
          {data?.guide && (
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" strokeWidth={1.75} />
              {texts.print}
            </Button>
          )}
        </>
      }
    >
      {data ? (
        <Printed ref={sheet} title={texts.of(stay.house, datesInWords(stay))}>
          {data.kept && <Note tone="warning">{texts.asOf(momentInWords(data.as_of))}</Note>}
          {data.sample && <Note>{texts.sample}</Note>}
          <Secrets guide={data} onPay={() => onStep('pay')} />
          {data.guide ? (
            <GuideText guide={data.guide} />
          ) : (
            <EmptyState level={3} title={texts.none}>
              {texts.noneReason}
            </EmptyState>
          )}
          <HostContact stay={stay} />
        </Printed>
      ) : isError ? (
        <ErrorState
          level={3}
          title={texts.failed}
          reason={t.stay.arriving.failedReason}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Spinner label={texts.loading} />
      )}
    </Dialog>
  );
}
