import { LinkPart } from '@marisma/area-kit/calendar-links/part';
import { asDataError, type CalendarConflict, type CalendarFeed } from '@marisma/area-kit/data';
import { nightsBetween, now } from '@marisma/area-kit/format';
import { useShell } from '@marisma/area-kit/shell';
import { plainList, space, token } from '@marisma/area-kit/theme';
import {
  Badge,
  Button,
  ConfirmDialog,
  FormStatus,
  Note,
  Small,
  Stack,
  Subheading,
  Text,
  TextLink,
  TitledPanel,
} from '@marisma/area-kit/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { Loaded } from '../../lib/loaded';
import { momentInWords, nightsInWords } from '../../lib/moments';
import { paths } from '../../paths';
import { t } from '../../texts';
import { FeedDialog } from './feed-dialog';
import {
  errorInWords,
  type HouseCalendars,
  useCalendars,
  useReadAgain,
  useReadFeedSoon,
  useSaveFeed,
} from './queries';
import { DeskPage } from '../desk-page';

export const title = t.desk.feeds;

/** Each house's links for other sites, and the calendars of other sites that are read for it. */
export default function FeedsPage() {
  const texts = t.feeds;
  const query = useCalendars();
  const { error } = query;
  const hint = error && asDataError(error).code === 'not_allowed' ? texts.notAllowedHint : texts.failedHint;
  return (
    <DeskPage title={title} lead={texts.lead} width="56rem">
      <Loaded query={query} loading={texts.loading} failed={texts.failedTitle} hint={hint}>
        {(houses) => (
          <Stack $gap={6}>
            <FormStatus tone="warning">{error && `${texts.staleTitle} ${hint}`}</FormStatus>
            {houses.map((house) => (
              <HousePanel key={house.property_id} house={house} />
            ))}
          </Stack>
        )}
      </Loaded>
    </DeskPage>
  );
}

const List = styled.ul`
  ${plainList}

  > li {
    padding-block: ${space(4)};
    border-top: 1px solid ${token.color.line};
  }
`;

const Conflicts = styled.ul`
  margin-top: ${space(2)};
  padding-left: ${space(5)};
`;

/** The calendars of a house: nights that are taken twice first, its links, and what is read for it. */
function HousePanel({ house }: { house: HouseCalendars }) {
  const texts = t.feeds;
  const readAgain = useReadAgain();
  const [edited, setEdited] = useState<CalendarFeed | 'new'>();
  return (
    <TitledPanel title={house.name}>
      <Stack $gap={6}>
        {house.conflicts.length > 0 && (
          <Note tone="danger">
            <strong>{texts.conflictsTitle(house.conflicts.length)}</strong>
            <Conflicts>
              {house.conflicts.map((conflict) => (
                <li key={conflict.id}>
                  <InTheWay {...conflict} />
                </li>
              ))}
            </Conflicts>
          </Note>
        )}
        <Stack $gap={3}>
          <Subheading>{texts.links}</Subheading>
          <LinkPart house={house} links={house.links} refusalInWords={errorInWords} readAgain={readAgain} />
        </Stack>
        <Stack $gap={3}>
          <Subheading>{texts.others}</Subheading>
          {house.feeds.length === 0 ? (
            <Text $muted>{texts.noneHint}</Text>
          ) : (
            <List aria-label={texts.othersOf(house.name)}>
              {house.feeds.map((feed) => (
                <FeedRow
                  key={feed.id}
                  feed={feed}
                  property_id={house.property_id}
                  onEdit={() => setEdited(feed)}
                />
              ))}
            </List>
          )}
          <div>
            <Button
              variant="outline"
              size="sm"
              aria-label={texts.addTo(house.name)}
              onClick={() => setEdited('new')}
            >
              {texts.add}
            </Button>
          </div>
        </Stack>
      </Stack>
      {edited && (
        <FeedDialog
          house={house}
          feed={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </TitledPanel>
  );
}

/** Which nights are taken twice, by which calendar, and what is in the way. */
function InTheWay({ feed, from_day, to_day, against, code, request_id }: CalendarConflict) {
  const texts = t.feeds.conflict;
  const nights = nightsInWords(from_day, to_day);
  if (code && request_id)
    return (
      <>
        {texts.stay(nights, feed)} <TextLink to={paths.deskRequest(request_id)}>{code}</TextLink>
      </>
    );
  return against === 'block' ? texts.block(nights, feed) : texts.feed(nights, feed);
}

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
function FeedRow({ feed, property_id, onEdit }: FeedRowProps) {
  const texts = t.feeds;
  const { notify } = useShell();
  const saving = useSaveFeed();
  const reading = useReadFeedSoon(feed.id);
  const [asked, setAsked] = useState<'turnOff' | 'remove'>();
  const { id, name, url, active, blocks, version } = feed;
  const error = saving.error ?? reading.error;

  const turn = async () => {
    const removed = asked === 'remove';
    const on = !asked;
    if (!(await saving.send({ id, property_id, name, url, blocks, version, active: on, removed }))) return;
    setAsked(undefined);
    const said = removed ? texts.removed : on ? texts.turnedOn : texts.turnedOff;
    notify({ kind: 'success', title: said(name) });
  };
  const ask = (what: 'turnOff' | 'remove') => {
    saving.reset();
    reading.reset();
    setAsked(what);
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
      {active && <Text $size="sm">{healthInWords(feed)}</Text>}
      {active && <LeftOut {...feed} />}
      {!asked && <FormStatus tone="danger">{error && errorInWords(error)}</FormStatus>}
      <Stack $row $wrap $gap={2}>
        {active && (
          <>
            <Button variant="outline" size="sm" aria-label={texts.of(texts.edit, name)} onClick={onEdit}>
              {texts.edit}
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-label={texts.of(texts.readNow, name)}
              busy={reading.busy}
              onClick={() => void readSoon()}
            >
              {texts.readNow}
            </Button>
          </>
        )}
        <Button
          variant="outline"
          size="sm"
          aria-label={texts.of(active ? texts.turnOff : texts.turnOn, name)}
          busy={!asked && saving.busy}
          onClick={() => (active ? ask('turnOff') : void turn())}
        >
          {active ? texts.turnOff : texts.turnOn}
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={texts.of(texts.remove, name)}
          onClick={() => ask('remove')}
        >
          {texts.remove}
        </Button>
      </Stack>
      {asked && (
        <ConfirmDialog
          title={texts.askTitle[asked](name)}
          texts={{ yes: texts[asked], busy: texts.saving, no: texts.cancel }}
          busy={saving.busy}
          fault={saving.error && errorInWords(saving.error)}
          onYes={() => void turn()}
          onClose={() => setAsked(undefined)}
        >
          <Text>{texts.turnOffText(feed.nights)}</Text>
          {asked === 'remove' && <Text>{texts.removeText}</Text>}
        </ConfirmDialog>
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
            nightsInWords(longest.from_day, longest.to_day),
            nightsBetween(longest.from_day, longest.to_day),
          )}
        </Note>
      )}
    </>
  );
}

function healthInWords({ failing_since, last_error, read_at, nights }: CalendarFeed): string {
  const texts = t.feeds.health;
  if (failing_since)
    return texts.since(momentInWords(failing_since), reasonInWords(last_error ?? ''), nights);
  if (!read_at) return texts.readSoon;
  const when = momentInWords(read_at);
  return isLate(read_at) ? texts.lateSince(when, nights) : texts.readAt(when, nights);
}

function reasonInWords(word: string): string {
  const { reasons, status, otherReason } = t.feeds.health;
  const [, code] = /^http_(\d+)$/.exec(word) ?? [];
  return code ? status(code) : (reasons[word] ?? otherReason);
}
