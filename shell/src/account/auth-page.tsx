import { pageWordsOf } from '@marisma/area-kit/contract';
import { Picture, sceneGardenBedroom } from '@marisma/area-kit/media';
import { useLocation, useNavigate, useSearchParams } from '@marisma/area-kit/router';
import { useReadable, useSession, type Session } from '@marisma/area-kit/shell';
import { Heading, Lead, Note, Stack, Tabs } from '@marisma/area-kit/ui';
import { documentLocale } from '@marisma/area-kit/texts';
import { useEffect, useState } from 'react';
import { returnPathIn, returnState, parseUrl } from '@marisma/area-kit/browser';
import { auth } from '../../shell.config';
import { AccountSpinner } from '../router/account-panel';
import { readMailLink } from '../session/auth-link';
import { useSessionControl } from '../session/session-context';
import { t } from '../texts';
import { Captcha } from './captcha';
import { Column, InlineButton, PictureSide, Split } from './auth-page.styles';
import { ChallengeForm } from './challenge-form';
import { ConfirmLink } from './confirm-link';
import { ForgotForm } from './forgot-form';
import { FormFrame } from './form-frame';
import { NewPasswordForm } from './new-password-form';
import { ProviderButtons } from './provider-buttons';
import { ResendButton } from './resend-button';
import { useServiceFeatures } from './service-features';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { PageSpinner, useTimePassed } from '../frame/page-spinner';
import { originState, readOrigin, type Origin } from '../session/origin';
import { redirectAfterLogin, ROLES_WAIT_MS } from '../session/redirect-after-login';

/** The query of the page that led here: a link that was written at release does not know what the visitor has chosen. */
function searchOfReferrer({ pathname }: Origin): string {
  const from = parseUrl(document.referrer);
  const here = from?.origin === window.location.origin && from.pathname === pathname;
  return here ? from.search : '';
}

/**
 * Moves the return that a link has written behind the address's '#' into the navigation state, where it stays through
 * every step of signing in. Only a path of this site is taken.
 * @returns whether that is still to be done
 */
function useReturnLink(): boolean {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const written = returnPathIn(hash);

  useEffect(() => {
    if (written === undefined) return;
    const origin = readOrigin({ from: written });
    const back = origin && { ...origin, search: origin.search || searchOfReferrer(origin) };
    const known = (state as unknown) ?? (back ? returnState(back) : null);
    void navigate({ pathname, search }, { replace: true, state: known, preventScrollReset: true });
  }, [navigate, pathname, search, state, written]);

  return written !== undefined;
}

/** Shown on /auth to a signed-in visitor until the redirect's target is known. */
function Arrival({ session }: { session: Extract<Session, { status: 'signedIn' }> }) {
  const { mayOpen, homeOf } = useSessionControl();
  const { state } = useLocation();
  const navigate = useNavigate();
  const waited = useTimePassed(ROLES_WAIT_MS);
  useEffect(() => {
    const redirect = redirectAfterLogin({ session, state, waited, mayOpen, homeOf });
    if (redirect === 'wait') return;
    if (redirect === 'home-for-now') {
      const origin = readOrigin(state);
      const later = { awaitingRoles: true, ...(origin && originState(origin)) };
      void navigate('/', { replace: true, state: later });
    } else {
      void navigate(redirect.to, { replace: true });
    }
  }, [homeOf, mayOpen, navigate, session, state, waited]);
  return <PageSpinner />;
}

const texts = t.auth;
export const title = pageWordsOf(auth, documentLocale()).title;

export default function AuthPage() {
  const control = useSessionControl();
  const session = useSession();
  const recovery = useReadable(control.recovery);
  const challenge = useReadable(control.challenge);
  const link = readMailLink(useLocation().hash);
  const comingBack = useReturnLink();
  const recovering = recovery !== 'none' && session.status === 'signedIn';

  if (session.status === 'unknown' || comingBack) return <AccountSpinner />;
  if (session.status === 'signedIn' && !recovering && !link) return <Arrival session={session} />;
  return (
    <Split>
      <Column>
        {link ? (
          <ConfirmLink
            key={link.tokenHash}
            link={link}
            signedInAs={session.status === 'signedIn' ? session.user.email : ''}
          />
        ) : recovering ? (
          <NewPasswordForm email={session.user.email} onDone={() => control.setRecovery('none')} />
        ) : challenge ? (
          <ChallengeForm challenge={challenge} />
        ) : (
          <>
            <SignedOutForms />
            <Captcha />
          </>
        )}
      </Column>
      <PictureSide aria-hidden="true">
        <Picture of={sceneGardenBedroom} sizes="max(50vw, 178vh - 128px)" fill alt="" />
      </PictureSide>
    </Split>
  );
}

type AuthView = 'signin' | 'signup' | 'forgot';

/**
 * The form that /auth shows. It is kept in the address, so a link, a reload and Back lead to the same form.
 * The origin stays in the navigation state through every change of form.
 */
function useAuthView(): { view: AuthView; show: (view: AuthView) => void } {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const tab = params.get('tab') === 'signup' ? 'signup' : 'signin';
  const view = params.get('view') === 'forgot' ? 'forgot' : tab;
  const show = (next: AuthView) => {
    const search: Record<string, string> =
      next === 'forgot' ? { view: next } : next === 'signup' ? { tab: next } : {};
    const replace = next !== 'forgot' && view !== 'forgot';
    setParams(search, { replace, state: state as unknown, preventScrollReset: true });
  };
  return { view, show };
}

/** The address that the page which led here knows, such as that of an offer's guest; history state is untrusted. */
function knownAddress(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' && email.length <= 255 ? email : '';
}

function SignedOutForms() {
  const { view, show } = useAuthView();
  const features = useServiceFeatures();
  const { state } = useLocation();
  const [email, setEmail] = useState(() => knownAddress(state));
  const [unverified, setUnverified] = useState('');
  const shared = { email, onEmail: setEmail, onForgot: () => show('forgot') };

  if (unverified) {
    const back = () => {
      setUnverified('');
      show('signin');
    };
    return (
      <FormFrame id="verify-title" title={texts.verify.title} text={texts.verify.text(unverified)}>
        <div>
          <ResendButton email={unverified} />
        </div>
        <div>
          <InlineButton type="button" onClick={back}>
            {texts.verify.back}
          </InlineButton>
        </div>
      </FormFrame>
    );
  }
  if (view === 'forgot') return <ForgotForm email={email} onBack={() => show('signin')} />;
  return (
    <Stack $gap={6}>
      <Stack $gap={3}>
        <Heading level={1} size="headline">
          {texts.heading}
        </Heading>
        <Lead>{texts.lead}</Lead>
      </Stack>
      <Tabs
        label={texts.tabs.label}
        value={view}
        onChange={show}
        items={[
          { value: 'signin', label: texts.tabs.signIn, content: <SignInForm {...shared} /> },
          {
            value: 'signup',
            label: texts.tabs.signUp,
            content: features.signUpOpen ? (
              <SignUpForm {...shared} onUnverified={setUnverified} onSignIn={() => show('signin')} />
            ) : (
              <Note>{texts.signUp.closed}</Note>
            ),
          },
        ]}
      />
      <ProviderButtons {...features} />
    </Stack>
  );
}
