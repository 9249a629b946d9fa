import { withStayTexts } from '@marisma/area-kit/booking';
import { deferred, Note, Text } from '@marisma/area-kit/ui';
import { useOwn, type Conversation } from './own';
import { t } from '../texts';
import { serviceOf, termsInWords } from './service';

const Actions = deferred(
  () => withStayTexts(() => import(/* webpackChunkName: "service" */ './service-actions')),
  { Failed: () => <Note tone="warning">{t.services.notLoaded}</Note> },
);

/** What is offered or arranged of a service, for which stay, and what the guest can do about it. */
export function ServiceNote({ conversation }: { conversation: Conversation }) {
  const { data } = useOwn();
  const service = serviceOf(conversation);
  if (!service) return null;
  const { status, note, reason, closed_by, reservation_id } = service;
  const texts = t.services;
  const stay = data?.stays.find(({ id }) => id === reservation_id);
  const closed = status === 'declined' || status === 'called_off';
  const terms = closed ? undefined : termsInWords(service);
  return (
    <>
      {terms && <Text $strong>{terms}</Text>}
      {stay && (
        <Text $size="sm" $muted>
          {texts.forStay(stay.code)}
        </Text>
      )}
      {!closed && note && <Text $size="sm">{note}</Text>}
      {closed && reason && closed_by === 'house' && <Text $size="sm">{texts.reason(reason)}</Text>}
      {!closed && status !== 'done' && <Actions service={service} />}
    </>
  );
}
