import { asDataError, change, readOne, type Answer, type DataError } from '@marisma/area-kit/data';
import { errorText, QuoteLines, stayTexts } from '@marisma/area-kit/booking/calendar';
import { formatDate, formatMoment } from '@marisma/area-kit/format';
import { isHouseId } from '@marisma/area-kit/houses';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  ConfirmDialog,
  Field,
  FormStatus,
  Heading,
  KeyValueList,
  Lead,
  Note,
  Stack,
  Text,
  TextArea,
  TextLink,
} from '@marisma/area-kit/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { paths } from '../parts/paths';
import { useAgreement } from '../parts/use-agreement';
import { common } from '../texts/en/common';
import { offer as texts } from '../texts/en/offer';
import { termsVersion } from '../texts/terms-version';

const Written = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export type Acceptance = Answer<'accept_offer'>;

interface OpenOfferProps {
  token: string;
  offer: Answer<'read_offer'>;
  onAccepted: (acceptance: Acceptance) => void;
  /** Called when the offer has changed, is no longer open, or was answered elsewhere. */
  onChanged: (why?: DataError) => void;
  /** Why it was loaded again. */
  changed: DataError | undefined;
}

/** An offer that stands: what is offered, at which price, until when; and the answer to it. */
export function OpenOffer({ token, offer, onAccepted, onChanged, changed }: OpenOfferProps) {
  const { supabase } = useShell();
  const [sending, setSending] = useState<'yes' | 'no'>();
  const [refusal, setRefusal] = useState(changed);
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const [agreed, setAgreed] = useState(false);
  const { checkbox, requireAgreement } = useAgreement(agreed, setAgreed, sending !== undefined);
  const busy = useRef(false);
  const [key] = useState(() => crypto.randomUUID());
  const { property_id: house, property, check_in, check_out, guests, pets, message, expires_at } = offer;

  const answer = async (which: 'yes' | 'no') => {
    if (busy.current) return;
    busy.current = true;
    setSending(which);
    setRefusal(undefined);
    try {
      const client = await supabase();
      if (which === 'yes') {
        const { quote_hash } = offer;
        const yes = { token, request_key: key, agreed_version: termsVersion, quote_hash };
        onAccepted(await readOne(client.rpc('accept_offer', yes)));
      } else {
        await change(client.rpc('decline_offer', { token, reason: reason.trim() }));
        onChanged();
      }
    } catch (error) {
      const why = asDataError(error);
      if (why.code === 'price_changed' || why.code.startsWith('offer_')) onChanged(why);
      else setRefusal(why);
    } finally {
      busy.current = false;
      setSending(undefined);
    }
  };
  const errorMessage = refusal && errorText(refusal.code);
  const day = (date: string): string => formatDate(date, common.locale, 'full');
  return (
    <Stack $gap={8}>
      <Stack $gap={4}>
        <Heading level={1}>{property}</Heading>
        <Lead>{texts.lead(property)}</Lead>
      </Stack>
      {message && (
        <Note>
          <strong>{texts.message}</strong>
          <Written>{message}</Written>
        </Note>
      )}
      <Stack $gap={4}>
        <Heading level={2} size="title">
          {texts.stay}
        </Heading>
        <KeyValueList
          items={[
            {
              key: texts.house,
              // A house that staff offer can be without a page.
              value: isHouseId(house) ? <TextLink to={`/property/${house}`}>{property}</TextLink> : property,
            },
            { key: texts.checkIn, value: day(check_in) },
            { key: texts.checkOut, value: day(check_out) },
            {
              key: texts.party,
              value: [stayTexts.guests(guests), ...(pets > 0 ? [texts.pets(pets)] : [])].join(', '),
            },
            { key: texts.code, value: offer.code },
          ]}
        />
      </Stack>
      <Stack $gap={4}>
        <Heading level={2} size="title">
          {texts.price}
        </Heading>
        <QuoteLines quote={offer} />
      </Stack>
      <Stack $gap={4}>
        {expires_at && <Text $strong>{texts.until(formatMoment(new Date(expires_at), common.locale))}</Text>}
        <Text>
          {texts.conditions} <TextLink to={paths.terms}>{texts.terms}</TextLink>
        </Text>
        <div>{checkbox}</div>
        <FormStatus tone="danger">{!declining && errorMessage}</FormStatus>
        <Stack $row $wrap $gap={3}>
          <Button
            variant="gradient"
            busy={sending === 'yes'}
            busyLabel={texts.accepting}
            disabled={sending !== undefined}
            onClick={() => void (requireAgreement() && answer('yes'))}
          >
            {texts.accept}
          </Button>
          <Button
            variant="outline"
            disabled={sending !== undefined}
            onClick={() => {
              setRefusal(undefined);
              setDeclining(true);
            }}
          >
            {texts.decline.open}
          </Button>
        </Stack>
      </Stack>
      {declining && (
        <ConfirmDialog
          title={texts.decline.title}
          texts={texts.decline}
          busy={sending === 'no'}
          onConfirm={() => void answer('no')}
          onClose={() => setDeclining(false)}
        >
          <Text>{texts.decline.lead}</Text>
          <Field label={texts.decline.reason}>
            <TextArea
              rows={3}
              maxLength={1000}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
          <FormStatus tone="danger">{errorMessage}</FormStatus>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
