import { createDataClient, renderRoutes } from '@marisma/area-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import area from '../area';

const REVIEW = {
  reservation_id: 'stay-1',
  properties: { name: 'Villa Paradise' },
  stars: 4,
  words: 'Still water.',
  locale: 'en',
  written_at: '2026-11-01T00:00:00Z',
  version: 1,
  shown_at: null as string | null,
  answer: null,
  reservations: {
    code: 'MR-AAAA',
    check_in: '2026-10-02',
    check_out: '2026-10-07',
  },
};

beforeEach(() => sessionStorage.clear());

function open(rows: object[]) {
  const sent: unknown[] = [];
  const service = { rows, refuse: false };
  const supabase = createDataClient(async (request, url) => {
    const name = url.pathname.split('/').at(-1);
    if (name === 'reviews') return Response.json(service.rows);
    if (name === 'reservation_contacts')
      return Response.json([{ reservation_id: 'stay-1', name: 'Irene Vale' }]);
    if (!name?.endsWith('_review')) return Response.json([]);
    sent.push([name, await request.json()]);
    if (service.refuse)
      return Response.json({ code: 'PT409', message: 'No.', details: 'stale', hint: '' }, { status: 409 });
    return Response.json(null);
  });
  renderRoutes(area.routes, '/admin/reviews', { roles: ['admin'], supabase });
  return { sent, service };
}

test('staff show a review, and answer it; a refused answer is kept', async () => {
  const { sent, service } = open([REVIEW]);
  expect(await screen.findByRole('heading', { name: 'Villa Paradise, MR-AAAA' })).toBeVisible();
  expect(screen.getByText('Waiting for you')).toBeVisible();
  expect(screen.getByText(/^Irene Vale · /)).toBeVisible();
  service.rows = [{ ...REVIEW, version: 2, shown_at: '2026-11-02T00:00:00Z' }];
  await userEvent.click(screen.getByRole('button', { name: 'Show the review of MR-AAAA' }));
  expect(await screen.findByRole('button', { name: 'Hide the review of MR-AAAA' })).toBeVisible();
  service.refuse = true;
  await userEvent.type(screen.getByLabelText('Answer to MR-AAAA'), 'Come back soon.');
  await userEvent.click(screen.getByRole('button', { name: 'Save Answer' }));
  expect(await screen.findByText(/changed/i)).toBeVisible();
  expect(screen.getByLabelText('Answer to MR-AAAA')).toHaveValue('Come back soon.');
  expect(sent).toEqual([
    ['show_review', { reservation_id: 'stay-1', expected_version: 1 }],
    ['answer_review', { reservation_id: 'stay-1', answer: 'Come back soon.', expected_version: 2 }],
  ]);
});

test('without reviews the page says so, and what is still to come', async () => {
  open([]);
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
});
