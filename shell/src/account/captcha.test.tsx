import { ShellServicesProvider, type ShellServices } from '@marisma/area-kit/shell';
import { render } from '@testing-library/react';
import { attachAccess } from '../session/service-access';
import { Captcha, captchaProof } from './captcha';

test('a form that waits when its page is left is told after a minute', async () => {
  jest.useFakeTimers();
  const client = {};
  attachAccess(client, { url: '/', key: 'key', captchaKey: 'site', fetch });
  const services = { supabase: () => Promise.resolve(client) } as unknown as ShellServices;
  const { unmount } = render(
    <ShellServicesProvider value={services}>
      <Captcha />
    </ShellServicesProvider>,
  );
  const proof = captchaProof(client);
  unmount();
  jest.advanceTimersByTime(60_000);
  await expect(proof).rejects.toMatchObject({ code: 'captcha_failed' });
  jest.useRealTimers();
});
