import { errorText } from '@marisma/area-kit/booking/calendar';
import {
  Button,
  ChangeFault,
  EmptyState,
  Heading,
  List,
  PageHeader,
  Panel,
  Small,
  Stack,
  Stars,
  StatusBadge,
  ComingSoonNotice,
  Text,
  useTextDraft,
} from '@marisma/area-kit/ui';
import type { FormEvent } from 'react';
import { formatNights } from '../lib/format';
import { paths } from '../paths';
import { t } from '../texts';
import { type Review, useAnswer, useReviews, useShow } from './queries';
import { Loaded } from '../lib/loaded';
import { TextAreaField } from '../lib/text-field';

export const title = t.common.title(t.comingSoon.pages.reviews.title);

/** What guests wrote of their stays: staff show it, hide it and answer it. */
export default function ReviewsPage() {
  const texts = t.guestReviews;
  return (
    <>
      <PageHeader title={t.comingSoon.pages.reviews.title} lead={texts.lead} />
      <Stack $gap={6}>
        <Panel>
          <Loaded query={useReviews()} loading={texts.loading} failed={texts.failed} hint={texts.failedHint}>
            {(data) =>
              data.length > 0 ? (
                <List $ruled={6}>
                  {data.map((review) => (
                    <li key={review.reservation_id}>
                      <ReviewItem review={review} />
                    </li>
                  ))}
                </List>
              ) : (
                <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
              )
            }
          </Loaded>
        </Panel>
        <ComingSoonNotice what={texts.soon} contact={{ label: t.comingSoon.contact, to: paths.contact }} />
      </Stack>
    </>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const texts = t.guestReviews;
  const { properties, stars, words, locale, shown_at, guest, reservations: stay } = review;
  const show = useShow(review);
  const shown = shown_at !== null;
  return (
    <Stack $gap={3}>
      <Stack $row $wrap $gap={3} $align="center">
        <Heading level={2} size="lg">
          {texts.of(properties.name, stay.code)}
        </Heading>
        <StatusBadge tone={shown ? 'success' : 'warning'}>{shown ? texts.shown : texts.waiting}</StatusBadge>
      </Stack>
      <Small>{[guest, formatNights(stay.check_in, stay.check_out)].filter(Boolean).join(' · ')}</Small>
      <div>
        <Stars rating={stars} />
      </div>
      {words ? <Text lang={locale}>{words}</Text> : <Text $muted>{texts.noWords}</Text>}
      <Stack $row>
        <Button
          size="sm"
          variant={shown ? 'outline' : 'primary'}
          busy={show.busy}
          busyLabel={texts.saving}
          aria-label={(shown ? texts.hideOf : texts.showOf)(stay.code)}
          onClick={() => void show.send(!shown)}
        >
          {shown ? texts.hide : texts.show}
        </Button>
      </Stack>
      <ChangeFault error={show.error} inWords={({ code }) => errorText(code)} />
      <Answer review={review} />
    </Stack>
  );
}

/** The company's answer; what is typed stays in this tab until it is saved. */
function Answer({ review }: { review: Review }) {
  const texts = t.guestReviews;
  const [draft, saveDraft] = useTextDraft(`review-answer.${review.reservation_id}`);
  const answer = useAnswer(review);
  // A space stands for an answer that is taken away.
  const typed = draft === '' ? (review.answer ?? '') : draft;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await answer.send(typed)) saveDraft('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack $gap={3} $align="start">
        <TextAreaField
          label={texts.answer(review.reservations.code)}
          hint={texts.answerHint}
          rows={2}
          maxLength={2000}
          value={typed.trim() === '' ? '' : typed}
          onChange={(text) => saveDraft(text || ' ')}
        />
        <Button
          type="submit"
          variant="outline"
          busy={answer.busy}
          busyLabel={texts.saving}
          disabled={typed.trim() === (review.answer ?? '')}
        >
          {texts.save}
        </Button>
        <ChangeFault error={answer.error} inWords={({ code }) => errorText(code)} />
      </Stack>
    </form>
  );
}
