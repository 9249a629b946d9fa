/** @jest-environment node */
import { chromium } from 'playwright';
import { launch } from './launch';

it('leaves Ctrl-C to the benchmark, which reports what it has measured', async () => {
  const start = jest.spyOn(chromium, 'launch').mockResolvedValue({} as never);
  await launch('pin');
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ handleSIGINT: false }));
});
