import { errorText } from '@marisma/area-kit/booking/calendar';
import { Button, FormStatus, LeaveGuard, SignInAgain, Small, Stack } from '@marisma/area-kit/ui';
import { formatMoment } from '../../lib/format';
import { type rates, rates as texts } from '../../texts/en/rates';
import type { SettingDraft } from '../../lib/use-setting-draft';

export type SaveTexts = Pick<typeof rates, 'stale' | 'failed' | 'save' | 'loading' | 'reload' | 'leave'>;

/** Saves a draft or drops it, says why it could not be saved, and asks before it is left. */
export function SaveBar({ form, texts: own }: { form: SettingDraft; texts: SaveTexts }) {
  const { error, busy, changed, saving, reading } = form;
  const stale = error?.code === 'stale';
  const by = error?.changed;
  /** What is stored has changed and is not shown. */
  const old = stale || reading === 'failed';
  const message = [
    error &&
      (stale
        ? own.stale(by?.who ?? texts.somebody, by ? formatMoment(by.when) : '–')
        : errorText(error.code)),
    reading === 'failed' && `${own.failed}. ${texts.failedHint}`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <FormStatus tone="danger">
        {message && (
          <>
            {message}
            {error && <SignInAgain after={error} />}
          </>
        )}
      </FormStatus>
      {changed && (
        <Stack $gap={3}>
          <Small>{texts.unsaved}</Small>
          <Stack $row $wrap $gap={3}>
            <Button disabled={busy} busy={saving} busyLabel={texts.saving} onClick={() => void form.send()}>
              {own.save}
            </Button>
            <Button
              variant="outline"
              disabled={busy}
              busy={reading === 'now' && !saving}
              busyLabel={own.loading}
              onClick={() => (old ? void form.reload() : form.discard())}
            >
              {old ? own.reload : texts.discard}
            </Button>
          </Stack>
        </Stack>
      )}
      <LeaveGuard dirty={changed} texts={{ ...texts.guard, text: own.leave }} onLeave={form.forget} />
    </>
  );
}
