import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { houses } from '@marisma/area-kit/houses';
import { openHydrated } from '../support/hydrated';

const screens = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

type Screen = keyof typeof screens;

/** Every page with pictures, and the screen on which the gate looks at one of them. */
const pages: Readonly<Record<string, Screen | null>> = {
  '/': 'tablet',
  '/properties': null,
  '/properties?view=list': null,
  '/properties/villas': null,
  '/property/ocean-villa-infinity': null,
  '/concierge': null,
  '/about': null,
  '/owner-portal': null,
  '/contact': null,
};

interface Drawn {
  file: string;
  chosen: number;
  needed: number;
  widths: number[];
}

/** Every picture in the place: the file that the browser took, and the pixels that the picture covers. */
async function drawn(place: Locator): Promise<Drawn[]> {
  const pictures = place.locator('picture img:visible');
  await pictures.evaluateAll((images) => {
    for (const image of images) image.setAttribute('loading', 'eager');
  });
  const sources = () =>
    pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  await expect.poll(sources).not.toContain('');
  return pictures.evaluateAll((images) =>
    images.map((image) => {
      const img = image as HTMLImageElement;
      const file = new URL(img.currentSrc).pathname;
      const offered = Array.from(img.closest('picture')?.querySelectorAll('source') ?? []).find(
        ({ srcset }) => srcset.includes(file),
      );
      const files = (offered?.srcset ?? '').split(', ').map((each) => each.split(' '));
      const widths = files.map(([, width = '']) => Number.parseInt(width, 10));
      const ratio = (offered?.width ?? img.width) / (offered?.height ?? img.height);
      return {
        file,
        chosen: widths[files.findIndex(([url]) => url === file)] ?? 0,
        // A picture that covers its place is as wide as the wider of the two demands; one inside it, as the narrower.
        needed:
          Math[getComputedStyle(img).objectFit === 'contain' ? 'min' : 'max'](
            img.clientWidth,
            img.clientHeight * ratio,
          ) * devicePixelRatio,
        widths,
      };
    }),
  );
}

/** No picture is drawn wider: screens with more pixels than this show it enlarged. */
const WIDEST_MASTER = 2560;

/** The narrowest file with a pixel for every pixel of the place. A browser rounds by a tenth. */
const enough = ({ needed, widths }: Drawn): number =>
  widths.find((width) => width >= needed * 0.9) ?? WIDEST_MASTER;

/** The pictures in a place whose file has fewer pixels than they cover. */
async function blurred(place: Locator): Promise<string[]> {
  const pictures = await drawn(place);
  expect(pictures.length).toBeGreaterThan(0);
  return pictures
    .filter((each) => each.chosen < enough(each))
    .map(({ file, needed }) => `${file} where ${Math.round(needed)} are needed`);
}

/** Every picture of the open gallery that is blurred, one picture after the other. */
async function blurredInGallery(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'View all pictures' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  const total = Number(/Picture 1 of (\d+)/.exec(await dialog.getByText('Picture 1 of').innerText())?.[1]);
  const found: string[] = [];
  for (let number = 1; number <= total; number += 1) {
    await expect(dialog.getByText(`Picture ${number} of ${total}`)).toBeVisible();
    found.push(...(await blurred(dialog)));
    await page.keyboard.press('ArrowRight');
  }
  return found;
}

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`on a ${screen} with two pixels for one`, () => {
    test.use({ viewport, deviceScaleFactor: 2 });

    for (const [path, everyday] of Object.entries(pages)) {
      const tag = screen === everyday ? [] : '@whole';
      test(`${path} shows pictures with enough pixels`, { tag }, async ({ page }) => {
        await openHydrated(page, path);
        expect(await blurred(page.locator('main'))).toEqual([]);
      });
    }

    for (const house of Object.keys(houses)) {
      const everyday = screen === 'desktop' && house === 'villa-paradise';
      test(
        `the gallery of ${house} has enough pixels`,
        { tag: everyday ? [] : '@whole' },
        async ({ page }) => {
          await openHydrated(page, `/property/${house}`);
          expect(await blurredInGallery(page)).toEqual([]);
        },
      );
    }

    if (screen === 'desktop') {
      test('the picture beside the account forms has enough pixels', { tag: '@whole' }, async ({ page }) => {
        await openHydrated(page, '/auth?tab=signup');
        expect(await blurred(page.locator('main'))).toEqual([]);
      });
    }
  });
}
