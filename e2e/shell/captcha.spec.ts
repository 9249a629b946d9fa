import { CAPTCHA_SCRIPT } from '@marisma/area-kit/trusted-types';
import { expect } from '../fixtures';
import { test } from '../support/own-site';

/** Turnstile as the site calls it, with a frame of its own. */
const DOUBLE = `turnstile = {
  render(host, { sitekey, callback }) {
    const frame = document.createElement('iframe');
    frame.src = 'https://challenges.cloudflare.com/frame';
    frame.onload = () => callback('token of ' + sitekey);
    host.append(frame);
  },
  reset() {},
  remove() {},
};`;

test('where the site has a key, its policy admits the captcha, whose token goes with a sign-in', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/400/);
  const config = { supabaseUrl: '/', supabaseKey: 'key', captchaKey: 'this site' };
  await site.target.write('config.json', JSON.stringify(config));
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill(
      route.request().url() === CAPTCHA_SCRIPT
        ? { contentType: 'text/javascript', body: DOUBLE }
        : { contentType: 'text/html', body: 'A challenge' },
    ),
  );
  await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: {} }));
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'invalid_credentials', msg: 'No such account' },
    }),
  );
  await page.goto(`${site.url}/auth`);
  await page.getByLabel('Email').fill('ana@marisma.test');
  await page.getByLabel('Password', { exact: true }).fill('kelp-river-42');
  const sent = page.waitForRequest('**/auth/v1/token*');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    gotrue_meta_security: { captcha_token: 'token of this site' },
  });
  await expect(page.getByText('No such account').first()).toBeVisible();
});
