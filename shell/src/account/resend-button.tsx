import { useShell } from '@marisma/area-kit/shell';
import { t } from '../texts';
import { InlineButton } from './auth-page.styles';
import { resendVerification } from './queries';
import { useAttempt } from './auth-failure';

const texts = t.auth.signIn;

export function ResendButton({ email }: { email: string }) {
  const { notify } = useShell();
  const { busy, attempt } = useAttempt(texts.resendFailed);
  const resend = () =>
    attempt(async (client) => {
      await resendVerification(client, email);
      notify({ kind: 'success', title: texts.resent });
    });
  return (
    <InlineButton type="button" disabled={busy !== ''} onClick={() => void resend()}>
      {texts.resend}
    </InlineButton>
  );
}
