import { formatNumber, plural } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { StatCard } from '@marisma/area-kit/ui';
import { Star } from 'lucide-react';
import type { Dashboard } from '../lib/dashboard';
import type { t } from '../texts';

interface RatingCardProps {
  rating: NonNullable<Dashboard['rating']>;
  texts: Pick<typeof t.host.stats, 'rating' | 'ratingNote'>;
}

/** The average of the guests' ratings. */
export const RatingCard = ({ rating: { average, reviews }, texts }: RatingCardProps) => (
  <StatCard
    label={texts.rating}
    value={formatNumber(average, intlLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
    change={plural(reviews, texts.ratingNote, intlLocale())}
    icon={<Star strokeWidth={1.75} />}
  />
);

/** A share with its sign: '+12%'. */
export const formatGrowth = (share: number, maximumFractionDigits: number): string =>
  formatNumber(share, intlLocale(), { style: 'percent', signDisplay: 'always', maximumFractionDigits });
