import { type ErrorCode, type CalendarFeed } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import { useShell } from '@marisma/area-kit/shell';
import {
  Button,
  Dialog,
  FormStatus,
  RadioGroup,
  SignInAgain,
  Stack,
  useFirstInvalid,
} from '@marisma/area-kit/ui';
import { useId, useState, type FormEvent } from 'react';
import { useDraftState } from '../../lib/use-draft-state';
import { t } from '../../texts';
import { errorMessage, useSaveFeed, type HouseCalendars } from './queries';
import { TextField } from '../../lib/text-field';

interface FeedDialogProps {
  house: HouseCalendars;
  /** The calendar that is changed; without it one is added. */
  feed: CalendarFeed | undefined;
  onClose: () => void;
}

/** Some sites give an address that calendar programs open; it is https underneath. */
const asHttps = (address: string): string => address.trim().replace(/^webcals?:\/\//i, 'https://');

const parseEntries = z.object({ name: z.string(), url: z.string(), blocks: z.boolean() }).parse;

const NAME_ERRORS: ErrorCode[] = ['bad_feed_name'];
const URL_ERRORS: ErrorCode[] = ['bad_feed_url', 'feed_exists'];

/** Adds another site's calendar to a house, or changes its name and address. The database judges both. */
export function FeedDialog({ house, feed, onClose }: FeedDialogProps) {
  const texts = t.feeds;
  const { notify } = useShell();
  const form = useId();
  const { busy, error, send } = useSaveFeed();
  const [{ name, url, blocks }, enter, forget] = useDraftState(
    `desk.feed.${feed?.id ?? house.property_id}`,
    parseEntries,
    { name: feed?.name ?? '', url: feed?.url ?? '', blocks: feed?.blocks ?? false },
  );
  const close = () => {
    forget();
    onClose();
  };
  // As it was read when the dialog opened: a change by somebody else since then is refused, not overwritten.
  const [version] = useState(feed?.version ?? 0);

  const { frame, focusFirstInvalid } = useFirstInvalid();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await send({
      id: feed?.id ?? null,
      property_id: house.property_id,
      name,
      url: asHttps(url),
      blocks,
      version,
      active: true,
    });
    if (!saved) return focusFirstInvalid();
    notify({ kind: 'success', title: texts.saved(name.trim()) });
    close();
  };
  const errorAbout = (codes: ErrorCode[]) =>
    error && codes.includes(error.code) ? errorMessage(error) : undefined;
  const [nameError, urlError] = [errorAbout(NAME_ERRORS), errorAbout(URL_ERRORS)];

  return (
    <Dialog
      open
      onClose={close}
      title={feed ? texts.of(texts.edit, feed.name) : texts.addTo(house.name)}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void save(event)}>
        <Stack $gap={4} ref={frame}>
          <TextField
            label={texts.name}
            hint={texts.nameHint}
            required
            error={nameError}
            value={name}
            maxLength={60}
            onChange={(text) => enter({ name: text })}
          />
          <TextField
            label={texts.url}
            hint={texts.urlHint}
            required
            error={urlError}
            type="url"
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={(text) => enter({ url: text })}
          />
          <RadioGroup
            label={texts.closing}
            value={blocks ? 'blocks' : 'bookings'}
            onChange={({ target }) => enter({ blocks: target.value === 'blocks' })}
            options={[
              { value: 'bookings', label: texts.bookings, hint: texts.bookingsHint },
              { value: 'blocks', label: texts.blocks, hint: texts.blocksHint },
            ]}
          />
          <FormStatus tone="danger">
            {error && !nameError && !urlError && (
              <>
                {errorMessage(error)}
                <SignInAgain after={error} />
              </>
            )}
          </FormStatus>
        </Stack>
      </form>
    </Dialog>
  );
}
