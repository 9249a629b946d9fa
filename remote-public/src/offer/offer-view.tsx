import { readOne } from '@marisma/area-kit/data';
import { ErrorState } from '@marisma/area-kit/ui';
import { useState } from 'react';
import { useAnswer } from '../parts/use-answer';
import { offer as texts } from '../texts/en/offer';
import { Accepted, Over } from './offer-outcome';
import { OpenOffer, type Acceptance } from './open-offer';
import { Waiting } from './waiting';

/** An offer as it stands, and what becomes of it here. */
export default function OfferView({ token }: { token: string }) {
  const [accepted, setAccepted] = useState<Acceptance>();
  const { data, refusal, waiting, again } = useAnswer(
    token ? `offer ${token}` : undefined,
    (client, signal) => readOne(client.rpc('read_offer', { token }), signal),
  );
  if (accepted) return <Accepted {...accepted} />;
  if (!token || refusal?.code === 'unknown_offer') return <Over {...texts.unknown} />;
  if (refusal)
    return (
      <ErrorState
        level={1}
        title={texts.failed.title}
        reason={texts.failed.text}
        onRetry={again}
        busy={waiting}
      />
    );
  if (!data) return <Waiting />;
  if (data.state !== 'open') return <Over {...texts.states[data.state]} house={data.property_id} />;
  return <OpenOffer token={token} offer={data} onAccepted={setAccepted} onChanged={again} />;
}
