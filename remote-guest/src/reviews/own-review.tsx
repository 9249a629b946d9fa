import { Button, Field, FormStatus, Stack, Stars, Text, TextArea, useTextDraft } from '@marisma/area-kit/ui';
import { useState, type FormEvent } from 'react';
import type { Rating } from '../frame/guest-store';
import { ChangeError } from '../parts/change-dialog';
import type { Stay } from '../parts/own';
import { t } from '../texts';
import { useWriteReview, type Review } from './queries';
import { ReviewFrame } from './review-frame';
import { Quote } from './review-row';
import { StarRating } from './star-rating';

interface OwnReviewProps {
  stay: Stay;
  /** What the guest has written; none yet where it is undefined. */
  review: Review | undefined;
}

/** The guest's review of a stay that is over: written, changed until it is shown, then read with the office's answer. */
export const OwnReview = ({ stay, review }: OwnReviewProps) => (
  <ReviewFrame stay={stay}>
    {review?.shown_at ? <Shown review={review} /> : <ReviewForm stay={stay} review={review} />}
  </ReviewFrame>
);

const Shown = ({ review: { stars, words, answer } }: { review: Review }) => (
  <Stack $gap={2}>
    <Stars rating={stars} />
    {words && <Quote>{words}</Quote>}
    {answer && (
      <Text $size="sm">
        {t.reviews.answer} {answer}
      </Text>
    )}
    <Text $size="sm" $muted>
      {t.reviews.shown}
    </Text>
  </Stack>
);

function ReviewForm({ stay, review }: OwnReviewProps) {
  const texts = t.reviews;
  const [draft, keep] = useTextDraft(`review.${stay.id}`);
  // An emptied text is kept as a space: an empty draft is none.
  const words = draft === '' ? (review?.words ?? '') : draft;
  const [chosen, choose] = useState<Rating>();
  const [missing, setMissing] = useState(false);
  const [done, setDone] = useState(false);
  const { busy, error, send } = useWriteReview(stay.id);
  const stars = chosen ?? (review?.stars as Rating | undefined);
  const home = stay.house;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // What was sent is not sent again by a second press.
    if (done) return;
    setMissing(stars === undefined);
    if (stars === undefined || !(await send({ stars, words, expected_version: review?.version ?? 0 })))
      return;
    keep('');
    setDone(true);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack $gap={3} $align="start">
        <Stack $row $wrap $gap={4} $align="center">
          <StarRating
            legend={texts.rate(home)}
            value={stars}
            onChange={(rating) => {
              choose(rating);
              setMissing(false);
              setDone(false);
            }}
          />
          <Text as="span" $size="sm" $muted>
            {stars === undefined ? texts.notRated : texts.words[stars]}
          </Text>
        </Stack>
        <Field label={texts.write(home)} hint={texts.hint}>
          <TextArea
            rows={4}
            maxLength={2000}
            value={words.trim() === '' ? words.trim() : words}
            onChange={({ target }) => {
              keep(target.value || ' ');
              setDone(false);
            }}
          />
        </Field>
        <Button type="submit" busy={busy} busyLabel={texts.sending}>
          {review ? texts.save : texts.send}
        </Button>
        <FormStatus tone={error || missing ? 'danger' : 'success'}>
          {missing ? texts.missing : error ? <ChangeError error={error} /> : done && texts.sent}
        </FormStatus>
      </Stack>
    </form>
  );
}
