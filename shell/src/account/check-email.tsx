import { t } from '../texts';
import { InlineButton } from './auth-page.styles';
import { FormFrame } from './form-frame';
import { ResendButton } from './sign-in-form';

/** Shown after sign-up when the e-mail address must be confirmed first. */
export function CheckEmail({ email, onBack }: { email: string; onBack: () => void }) {
  const texts = t.auth.verify;
  return (
    <FormFrame id="verify-title" title={texts.title} text={texts.text(email)}>
      <div>
        <ResendButton email={email} />
      </div>
      <div>
        <InlineButton type="button" onClick={onBack}>
          {texts.back}
        </InlineButton>
      </div>
    </FormFrame>
  );
}
