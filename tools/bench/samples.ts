import type { AnyFigure, Result } from './figures';
import { spreadOf } from './statistics';
import type { Variant } from './variants/variant';

/** Collects the figures of all runs. */
export class Samples {
  private readonly values = new Map<string, Omit<Result, 'spread'> & { values: (number | undefined)[] }>();

  add(
    profile: string,
    page: string,
    variant: Variant['name'],
    figures: Partial<Record<AnyFigure, number>>,
  ): void {
    for (const [figure, value] of Object.entries(figures)) {
      const key = [profile, page, variant, figure].join(' ');
      const sample = this.values.get(key) ?? { profile, page, variant, figure, values: [] };
      sample.values.push(value);
      this.values.set(key, sample);
    }
  }

  results(): Result[] {
    return [...this.values.values()].flatMap(({ values, ...about }) => {
      const spread = spreadOf(values);
      return spread ? [{ ...about, spread }] : [];
    });
  }
}
