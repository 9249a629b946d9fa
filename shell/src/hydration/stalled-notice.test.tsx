import { STALLED_MARK } from '@marisma/area-kit/page-marks';
import { render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { StalledNotice } from '../app';

it('is in a page’s HTML, with a link to the same page', () => {
  document.body.innerHTML = renderToString(<StalledNotice />);
  expect(document.querySelector(`[role="alert"][${STALLED_MARK}]`)).toHaveTextContent('has not arrived yet');
  expect(document.querySelector('a')).toHaveAttribute('href', '');
});

it('is removed by hydration without a mismatch', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<StalledNotice />);
  const onRecoverableError = jest.fn();
  act(() => void hydrateRoot(place, <StalledNotice />, { onRecoverableError }));
  await waitFor(() => expect(place).toBeEmptyDOMElement());
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('is not rendered on the client', () => {
  render(<StalledNotice />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
