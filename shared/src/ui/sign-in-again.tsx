import { useLocation } from '@marisma/area-kit/router';
import { signInLink } from '../browser';
import { ui as texts } from '../texts/en/ui';
import { FormStatus } from './note';
import { TextLink } from './text-link';

/** The way to sign-in and back, beside the words of a refusal that says that the session has ended. */
export function SignInAgain({ after }: { after: { code: string } }) {
  const here = useLocation();
  if (after.code !== 'signed_out') return null;
  return (
    <>
      {' '}
      <TextLink {...signInLink('/auth', here)}>{texts.signIn}</TextLink>
    </>
  );
}

interface ChangeFaultProps<Error> {
  error: Error | undefined;
  inWords: (error: Error) => string;
}

/** Why a change was refused, where it was made. */
export const ChangeFault = <Error extends { code: string }>({ error, inWords }: ChangeFaultProps<Error>) => (
  <FormStatus tone="danger">
    {error && (
      <>
        {inWords(error)}
        <SignInAgain after={error} />
      </>
    )}
  </FormStatus>
);
