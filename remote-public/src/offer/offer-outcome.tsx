import { useSession } from '@marisma/area-kit/shell';
import { ButtonLink, Heading, Stack, Text } from '@marisma/area-kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { properties } from '../content/properties';
import { paths } from '../parts/paths';
import { offer as texts } from '../texts/en/offer';
import type { Acceptance } from './open-offer';

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
export function Accepted({ code, email, account }: Acceptance) {
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

function useIsClient(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.roles.includes('client');
}

/** An offer that nobody can accept any longer: why, and what can be done. */
export function Over({ title, text, house }: { title: string; text: string; house?: string }) {
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
