import type { CalendarFeed } from '@marisma/area-kit/data';
import { nightsBetween, now } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { space } from '@marisma/area-kit/theme';
import { Badge, ChangeFault, Note, Small, Stack, Text } from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { formatMoment, formatNights } from '../../lib/format';
import { t } from '../../texts';
import { CALENDARS, errorMessage, saveFeed, useReadFeedSoon, useSaveFeed } from './queries';
import { ActionDialog } from '../../lib/action-dialog';
import { SmallButton } from '../../lib/small-button';

const Row = styled.li`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** A calendar is read every 15 minutes; without a reading for this long nobody reads it. */
const LATE_MS = 3_600_000;

const isLate = (readAt: string): boolean => Date.parse(readAt) < now().getTime() - LATE_MS;

interface FeedRowProps {
  feed: CalendarFeed;
  property_id: string;
  onEdit: () => void;
}

/** A calendar of another site: whether it is in order, since when and why not, and what can be done. */
export function FeedRow({ feed, property_id, onEdit }: FeedRowProps) {
  const texts = t.feeds;
  const { notify } = useShell();
  const { id, name, url, active, blocks, version } = feed;
  const stored = { id, property_id, name, url, blocks, version };
  const saving = useSaveFeed();
  const reading = useReadFeedSoon(id);
  const [confirming, setConfirming] = useState<'turnOff' | 'remove'>();
  const ask = (what: 'turnOff' | 'remove') => {
    saving.reset();
    reading.reset();
    setConfirming(what);
  };
  const turnOn = async () => {
    if (await saving.send({ ...stored, active: true }))
      notify({ kind: 'success', title: texts.turnedOn(name) });
  };
  const readSoon = async () => {
    if (await reading.send()) notify({ kind: 'success', title: texts.readingSoon(name) });
  };

  return (
    <Row>
      <Stack $row $wrap $gap={2}>
        <strong>{name}</strong>
        <Health {...feed} />
      </Stack>
      <Small>{new URL(url).hostname}</Small>
      {active && <Text $size="sm">{describeHealth(feed)}</Text>}
      {active && <LeftOut {...feed} />}
      <ChangeFault error={saving.error ?? reading.error} inWords={errorMessage} />
      <Stack $row $wrap $gap={2}>
        {active && (
          <>
            <SmallButton aria-label={texts.of(texts.edit, name)} onClick={onEdit}>
              {texts.edit}
            </SmallButton>
            <SmallButton
              aria-label={texts.of(texts.readNow, name)}
              busy={reading.busy}
              onClick={() => void readSoon()}
            >
              {texts.readNow}
            </SmallButton>
          </>
        )}
        <SmallButton
          aria-label={texts.of(active ? texts.turnOff : texts.turnOn, name)}
          busy={saving.busy}
          onClick={() => (active ? ask('turnOff') : void turnOn())}
        >
          {active ? texts.turnOff : texts.turnOn}
        </SmallButton>
        <SmallButton aria-label={texts.of(texts.remove, name)} onClick={() => ask('remove')}>
          {texts.remove}
        </SmallButton>
      </Stack>
      {confirming && (
        <ActionDialog
          title={texts.askTitle[confirming](name)}
          texts={{ yes: texts[confirming], busy: texts.saving, no: texts.cancel }}
          change={(client) =>
            saveFeed(client, { ...stored, active: false, removed: confirming === 'remove' })
          }
          touches={CALENDARS}
          done={(confirming === 'remove' ? texts.removed : texts.turnedOff)(name)}
          errorMessage={errorMessage}
          onClose={() => setConfirming(undefined)}
        >
          <Text>{texts.turnOffText(feed.nights)}</Text>
          {confirming === 'remove' && <Text>{texts.removeText}</Text>}
        </ActionDialog>
      )}
    </Row>
  );
}

function Health({ active, failing_since, read_at }: CalendarFeed) {
  const texts = t.feeds.health;
  if (!active) return <Badge $tone="neutral">{texts.off}</Badge>;
  if (failing_since) return <Badge $tone="danger">{texts.failing}</Badge>;
  if (!read_at) return <Badge $tone="neutral">{texts.waiting}</Badge>;
  return isLate(read_at) ? (
    <Badge $tone="danger">{texts.late}</Badge>
  ) : (
    <Badge $tone="success">{texts.well}</Badge>
  );
}

/** Which entries of a calendar take no nights here, and which block is so long that it may be a booking window. */
function LeftOut({ unreadable, left_out, longest_block: longest }: CalendarFeed) {
  const texts = t.feeds.health;
  return (
    <>
      {unreadable > 0 && <Note tone="warning">{texts.unreadable(unreadable)}</Note>}
      {left_out > 0 && <Text $size="sm">{texts.leftOut(left_out)}</Text>}
      {longest && (
        <Note tone="warning">
          {texts.longest(
            formatNights(longest.from_day, longest.to_day),
            nightsBetween(longest.from_day, longest.to_day),
          )}
        </Note>
      )}
    </>
  );
}

function describeHealth({ failing_since, last_error, read_at, nights }: CalendarFeed): string {
  const texts = t.feeds.health;
  if (failing_since)
    return texts.since(formatMoment(failing_since), describeReason(last_error ?? ''), nights);
  if (!read_at) return texts.readSoon;
  const when = formatMoment(read_at);
  return isLate(read_at) ? texts.lateSince(when, nights) : texts.readAt(when, nights);
}

function describeReason(word: string): string {
  const { reasons, status, otherReason } = t.feeds.health;
  const [, code] = /^http_(\d+)$/.exec(word) ?? [];
  return code ? status(code) : (reasons[word] ?? otherReason);
}
