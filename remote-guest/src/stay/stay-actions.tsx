import { Button, ButtonLink, Heading, Stack } from '@marisma/area-kit/ui';
import type { StayStep } from '../parts/dashboard-place';
import { paths } from '../paths';
import { t } from '../texts';
import { isDue, mayHaveInvoice } from '../parts/money';
import type { Stay } from '../parts/own';
import { mayReadGuide } from '../parts/stay';

/** What a guest can do about a stay: say how they arrive, ask for other dates, take it back, write. */
export function StayActions({ stay, onStep }: { stay: Stay; onStep: (step: StayStep) => void }) {
  const { actions } = t.stay;
  const upcoming = stay.phase === 'upcoming';
  const agreed = stay.status === 'confirmed';
  // Once the guests are there, they write.
  const mayMove = upcoming && !(agreed && stay.daysAhead < 0);
  const mayEnd = upcoming && !(agreed && stay.daysAhead <= 0);
  return (
    <Stack $gap={3}>
      <Heading level={3} size="lg">
        {actions.title}
      </Heading>
      <Stack $row $wrap $gap={3}>
        {stay.payments.some(isDue) && <Button onClick={() => onStep('pay')}>{actions.pay}</Button>}
        {upcoming && agreed && <Button onClick={() => onStep('arrival')}>{actions.arrival}</Button>}
        {mayReadGuide(stay) && (
          <Button variant="outline" onClick={() => onStep('guide')}>
            {actions.guide}
          </Button>
        )}
        {mayMove && (
          <Button variant="outline" onClick={() => onStep('dates')}>
            {actions.changeDates}
          </Button>
        )}
        {mayHaveInvoice(stay) && (
          <Button variant="outline" onClick={() => onStep('invoice')}>
            {actions.invoice}
          </Button>
        )}
        {stay.request && (
          <ButtonLink variant="outline" to={paths.messages(stay.request.id)} preventScrollReset>
            {actions.message}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={() => onStep('terms')}>
          {actions.terms}
        </Button>
        {mayEnd && (
          <Button variant="quiet" onClick={() => onStep(agreed ? 'cancel' : 'withdraw')}>
            {agreed ? actions.cancel : actions.withdraw}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
