import { dayAtHouse, type PlainDate } from '@marisma/area-kit/format';
import {
  Button,
  deferred,
  KeyValueList,
  Note,
  Stack,
  StatusBadge,
  TextLink,
  useToday,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import { formatNights } from '../../../lib/format';
import { formatPrice, tones, formatWhen } from '../../../lib/services';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import type { Arrangement, ServiceBooking } from '../queries';
import { Part } from '../read/part';
import { NotLoaded } from '../../../lib/not-loaded';
import type { ServiceDialogsProps, ServiceStep } from './service-dialogs';

/** What can be done next with a service; the first is what is wanted. */
function stepsOf({ status, on_day }: Arrangement, today: PlainDate): ServiceStep[] {
  switch (status) {
    case 'asked':
      return ['offer', 'decline'];
    case 'offered':
      return ['accept', 'arrange', 'again', 'decline'];
    case 'accepted':
      return ['arrange', 'again', 'callOff'];
    case 'arranged':
      return on_day !== null && on_day <= today ? ['finish', 'again', 'callOff'] : ['again', 'callOff'];
    case 'done':
      return [];
    default:
      return ['again'];
  }
}

/** What becomes of a request for a service, and what can be done next. */
export default function ServicePanel({ service }: { service: ServiceBooking }) {
  const { arrangement } = service;
  const texts = t.deskService;
  const today = useToday(dayAtHouse);
  const [step, choose] = useState<ServiceStep>();
  if (!arrangement) return null;
  const { status, on_day, at_time, price_cents, note, reason, closed_by, stay, stayRequest } = arrangement;
  const outside = stay && on_day !== null && (on_day < stay.check_in || on_day > stay.check_out);
  return (
    <Part title={texts.title}>
      <Stack $gap={6}>
        <Stack $row $wrap $gap={2}>
          <StatusBadge tone={tones[status]}>{texts.status[status]}</StatusBadge>
          {stepsOf(arrangement, today).map((each, at) => (
            <Button
              key={each}
              size="sm"
              variant={at === 0 && status !== 'arranged' ? 'primary' : 'outline'}
              onClick={() => choose(each)}
            >
              {texts.actions[each]}
            </Button>
          ))}
        </Stack>
        {outside && status !== 'called_off' && <Note tone="warning">{texts.outside}</Note>}
        <KeyValueList
          items={[
            { key: texts.when, value: on_day !== null && formatWhen(on_day, at_time) },
            { key: texts.price, value: price_cents !== null && formatPrice(price_cents) },
            { key: texts.note, value: note },
            { key: texts.stay, value: stay ? <StayLink stay={stay} request={stayRequest} /> : texts.noStay },
            { key: texts.by, value: closed_by && texts.closedBy[closed_by] },
            { key: texts.reason, value: reason },
          ].filter(({ value }) => value)}
        />
      </Stack>
      {step && (
        <Dialogs service={service} arrangement={arrangement} step={step} onClose={() => choose(undefined)} />
      )}
    </Part>
  );
}

interface StayLinkProps {
  stay: NonNullable<Arrangement['stay']>;
  request?: string;
}

function StayLink({ stay: { code, properties, check_in, check_out }, request }: StayLinkProps) {
  const words = t.deskService.offer.option(properties.name, formatNights(check_in, check_out), code);
  return request ? (
    <TextLink to={paths.deskRequest(request)} aria-label={t.deskService.openStay(code)}>
      {words}
    </TextLink>
  ) : (
    <>{words}</>
  );
}

const Dialogs = deferred<ServiceDialogsProps>(
  () => import(/* webpackChunkName: "services" */ './service-dialogs'),
  { Failed: NotLoaded },
);
