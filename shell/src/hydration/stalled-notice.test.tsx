import { STALLED_MARK } from '@marisma/shared/page-marks';
import { render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { StalledNotice } from './stalled-notice';

it('is in the HTML of a page, with a link to the page itself', () => {
  document.body.innerHTML = renderToString(<StalledNotice />);
  expect(document.querySelector(`[role="alert"][${STALLED_MARK}]`)).toHaveTextContent('has not arrived yet');
  expect(document.querySelector('a')).toHaveAttribute('href', '');
});

it('goes when the page is taken over, without a mismatch', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<StalledNotice />);
  const onRecoverableError = jest.fn();
  act(() => void hydrateRoot(place, <StalledNotice />, { onRecoverableError }));
  await waitFor(() => expect(place).toBeEmptyDOMElement());
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('is never there on a page that a browser draws', () => {
  render(<StalledNotice />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
