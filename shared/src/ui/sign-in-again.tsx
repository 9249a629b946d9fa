import { useLocation } from '@marisma/area-kit/router';
import { comeBackLink } from '../browser';
import { ui as texts } from '../texts/en/ui';
import { TextLink } from './text-link';

/** The way to sign-in and back, beside the words of a refusal that says that the session has ended. */
export function SignInAgain({ after }: { after: { code: string } }) {
  const here = useLocation();
  if (after.code !== 'signed_out') return null;
  return (
    <>
      {' '}
      <TextLink {...comeBackLink('/auth', here)}>{texts.signIn}</TextLink>
    </>
  );
}
