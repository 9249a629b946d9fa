import { type DataError, readOne } from '@marisma/area-kit/data';
import { ButtonLink, ErrorState, Heading, Stack, Text } from '@marisma/area-kit/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsClient } from '../parts/use-account';
import { useAnswer } from '../parts/use-answer';
import { offer as texts } from '../texts/en/offer';
import { OpenOffer, type Acceptance } from './open-offer';
import { Waiting } from './waiting';
import { properties } from '../content/properties';
import { paths } from '../parts/paths';

/** Says what became of an offer; its heading is read out, because it takes the place of what was pressed. */
function Outcome({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack $gap={6}>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** The stay is agreed: where its confirmation went, and the way to an account. */
function Accepted({ code, email, account }: Acceptance) {
  const words = texts.accepted;
  const isClient = useIsClient();
  return (
    <Outcome title={words.title}>
      <Text $strong>{`${texts.code} ${code}`}</Text>
      <Text>{email ? words.mail(email) : words.noMail}</Text>
      {account && (
        <>
          <Text>{words.signIn}</Text>
          <div>
            <ButtonLink to="/dashboard">{words.toSignIn}</ButtonLink>
          </div>
        </>
      )}
      {!account && email && !isClient && (
        <>
          <Text>{words.account}</Text>
          <div>
            <ButtonLink to={`${paths.auth}?tab=signup`} state={{ email }}>
              {words.create}
            </ButtonLink>
          </div>
        </>
      )}
    </Outcome>
  );
}

/** An offer that nobody can accept any longer: why, and what can be done. */
function Over({ title, text, house }: { title: string; text: string; house?: string }) {
  const property = properties.find(({ id }) => id === house);
  return (
    <Outcome title={title}>
      <Text>{text}</Text>
      <Stack $row $wrap $gap={3}>
        <ButtonLink to={paths.contact}>{texts.contact}</ButtonLink>
        {property && (
          <ButtonLink to={paths.property(property.id)} variant="outline">
            {texts.seeHouse}
          </ButtonLink>
        )}
      </Stack>
    </Outcome>
  );
}

/** An offer as it stands, and what becomes of it here. */
export default function OfferView({ token }: { token: string }) {
  const [accepted, setAccepted] = useState<Acceptance>();
  const [changed, setChanged] = useState<DataError>();
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
  const onChanged = (why?: DataError): void => {
    setChanged(why);
    again();
  };
  return (
    <OpenOffer token={token} offer={data} onAccepted={setAccepted} onChanged={onChanged} changed={changed} />
  );
}
