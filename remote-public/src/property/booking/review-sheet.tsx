import type { DataError, Quote } from '@marisma/area-kit/data';
import { signInLink } from '@marisma/area-kit/browser';
import { formatClock, formatDate } from '@marisma/area-kit/format';
import type { StayQuery } from '@marisma/area-kit/booking';
import { errorText, formatCents, QuoteLines, stayTexts } from '@marisma/area-kit/booking/calendar';
import { ShortNotice } from '@marisma/area-kit/privacy';
import { media, space, token } from '@marisma/area-kit/theme';
import { Button, ButtonLink, Dialog, Note, Spinner, Text, TextLink } from '@marisma/area-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Property } from '../../content/properties';
import { paths } from '../../parts/paths';
import { booking as texts } from '../../texts/en/booking';
import { common } from '../../texts/en/common';
import { detail } from '../../texts/en/detail';
import { t } from '../../texts';
import { MAX_MESSAGE, MessageField } from '../../parts/form-fields';
import { OfflineNote } from '../../parts/offline-note';
import { useAgreement } from '../../parts/use-agreement';
import type { BookingProps } from '../booking-props';
import type { useRequest } from './use-request';

const Parts = styled.div`
  display: grid;
  gap: ${space(6)};
`;

// Notes have their place before they have a text, so that screen readers announce it; only a text takes room.
const Announced = styled.div`
  [role='status']:not(:empty),
  [role='alert']:not(:empty) {
    margin-top: ${space(6)};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding-bottom: ${space(4)};
  border-bottom: 1px solid ${token.color.line};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  dt {
    font-size: ${token.size.xs};
    font-weight: 600;
    color: ${token.color.textMuted};
  }

  dd {
    margin: 0;
    font-variant-numeric: lining-nums;
  }
`;

interface ReviewSheetProps {
  open: boolean;
  onClose: () => void;
  property: Property;
  stay: StayQuery;
  here: BookingProps['here'];
  request: ReturnType<typeof useRequest>;
  /** Undefined while it is calculated, or when the stay is refused. */
  quote: Quote | undefined;
  waiting: boolean;
  /** The total that the guest had read, when the price has changed since. */
  before: number | undefined;
  refusal: DataError | undefined;
  /** The refusal in words, with what can be done about it. */
  note: ReactNode;
  /** How the guest pays once the stay is confirmed. */
  payment: string;
  onSend: () => void;
  onOtherDates: () => void;
}

/** The request before it is sent: the stay, its price line by line, the conditions in short and a message. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { property, stay, quote, before, refusal } = props;
  const { message, sending, signedIn } = props.request;
  const answer = useRef<HTMLDivElement>(null);
  // The button that was pressed stays in sight at the bottom, and on a phone the answer stands further up.
  useEffect(() => {
    if (refusal) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);
  const { checkbox, requireAgreement } = useAgreement(props.request.agreed, props.request.setAgreed, sending);
  const tooLong = message.trim().length > MAX_MESSAGE;
  const fullDay = (day: string) => formatDate(day, common.locale, 'full');
  const facts = [
    [detail.checkIn, texts.arrival(fullDay(stay.checkIn), formatClock(property.checkIn, common.locale))],
    [detail.checkOut, texts.departure(fullDay(stay.checkOut), formatClock(property.checkOut, common.locale))],
    [detail.guests, stayTexts.guests(stay.guests)],
    ...(stay.pets > 0 ? [[detail.pets, texts.pets(stay.pets)]] : []),
  ];
  return (
    <Dialog
      sheet
      open={props.open}
      onClose={props.onClose}
      title={texts.review}
      actions={
        <>
          <Button variant="quiet" onClick={props.onOtherDates} disabled={sending}>
            {texts.otherDates}
          </Button>
          {signedIn ? (
            <Button
              variant="gradient"
              busy={sending}
              busyLabel={texts.sending}
              disabled={!quote || tooLong}
              onClick={() => requireAgreement() && props.onSend()}
            >
              {before === undefined ? texts.send : texts.acceptAndSend}
            </Button>
          ) : (
            <ButtonLink {...signInLink(paths.auth, props.here)} replace variant="gradient">
              {texts.signInAgain}
            </ButtonLink>
          )}
        </>
      }
    >
      <Parts>
        <Text $size="lg">
          <strong>{t.properties[property.id].title}</strong>
        </Text>
        <Announced>
          <Facts>
            {facts.map(([term, words]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </Facts>
          <div ref={answer}>{props.note}</div>
        </Announced>
        {before !== undefined && quote && (
          <Note tone="warning">{texts.priceWas(formatCents(before), formatCents(quote.total_cents))}</Note>
        )}
        {props.waiting && <Spinner label={texts.pricing} />}
        {quote && <QuoteLines quote={quote} />}
        {(quote || refusal) && (
          <MessageField
            label={texts.message}
            hint={common.optional}
            error={tooLong ? errorText('bad_message') : undefined}
            rows={3}
            text={message}
            value={message}
            placeholder={texts.messagePlaceholder}
            onChange={({ target }) => props.request.setMessage(target.value)}
          />
        )}
        <Announced>
          <Text $size="sm" $muted>
            {texts.nothingCharged} {texts.kept} {props.payment} {texts.conditions}{' '}
            <TextLink to={paths.terms} target="_blank" rel="noopener">
              {texts.terms}
            </TextLink>
          </Text>
          <OfflineNote />
        </Announced>
        <ShortNotice purpose={texts.purpose} />
        {signedIn && (quote || refusal) && <div>{checkbox}</div>}
      </Parts>
    </Dialog>
  );
}
