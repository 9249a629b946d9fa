import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

// `axeCore.source` is the readable build, three times as long: every page would parse it anew.
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** WCAG 2.5.3, whose rule axe still counts as an experiment. */
const ALSO = 'label-content-name-mismatch';

/** Injects axe into the page; once is enough for all checks. */
export const injectAxe = (page: Page): Promise<unknown> => page.evaluate(SOURCE);

/** The violations that axe finds in the page, one line per element. @param without rules that do not apply */
export const violations = (page: Page, without: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ({ tags, also, off }) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      // Where the page happens to be scrolled, a sticky bar covers part of a target, which axe then calls too small.
      window.scrollTo({ top: 0, behavior: 'instant' });
      const { violations: found } = await axe.run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
        rules: Object.fromEntries([
          [also, { enabled: true }],
          ...off.map((rule) => [rule, { enabled: false }]),
        ]),
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => {
          const [, ...reasons] = failureSummary.split('\n');
          return `${id}: ${target.join(' ')}: ${reasons.map((reason) => reason.trim()).join('; ')}`;
        }),
      );
    },
    { tags: TAGS, also: ALSO, off: without },
  );
