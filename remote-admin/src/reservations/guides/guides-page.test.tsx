import { screen, waitFor, within } from '@testing-library/react';
import { changeOf, openPage } from '../../testing/open-page';
import { expectFocusAround, fill } from '../../testing/screen';

const GUIDE = {
  airport_en: 'Playa de Oro (ZLO)',
  airport_es: 'Playa de Oro (ZLO)',
  directions_en: 'Turn left.',
  directions_es: 'A la izquierda.',
  emergency: '911',
  manual_en: '',
  manual_es: '',
  map_url: '',
  people: [{ name: 'Ana', phone: '+52 322 555 0100', role_en: 'House manager', role_es: 'Encargada' }],
};
const SECRETS = { door_code: '4711', wifi_name: 'Palma', wifi_password: 'sea-breeze' };

const open = () =>
  openPage('/admin/reservations/guides/villa-paradise', {
    house_guide_setting: () => ({
      version: 7,
      guide: GUIDE,
      secrets: SECRETS,
      sample: true,
      history: [changeOf<object>({ emergency: '065' }, { emergency: '911', secrets: ['door_code'] })],
    }),
    set_house_guide: () => undefined,
  });

test('staff write the guide of a house in both languages, its code, and whom guests call', async () => {
  const { service, user, shell } = open();
  expect(await screen.findByText('Sample guide, not confirmed')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Arrival guide' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Emergency number: 065 → 911; Door code: changed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save guide' })).not.toBeInTheDocument();
  fill('Directions, in Spanish', 'A la derecha.');
  fill('Door code', '0815');
  fill('Link to a map', 'maps.test');
  await user.click(screen.getByRole('button', { name: 'Add person' }));
  await user.click(screen.getByRole('button', { name: 'Remove Person 2' }));
  expect(screen.getByRole('button', { name: 'Add person' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const added = within(screen.getByRole('group', { name: 'Person 2' }));
  expect(added.getByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save guide' }));
  expect(added.getByLabelText('Name')).toHaveAccessibleDescription(/^Please enter a name/);
  expect(screen.getByLabelText('Link to a map')).toBeInvalid();
  fill('Link to a map', '');
  expect(service.sent('set_house_guide')).toEqual([]);
  await user.type(added.getByLabelText('Name'), ' Tomás ');
  await user.type(added.getByLabelText('Phone'), '+52 322 555 0101');
  await user.dblClick(screen.getByRole('button', { name: 'Save guide' }));
  await waitFor(() =>
    expect(shell.recorded.notices).toMatchObject([{ title: 'The arrival guide of Villa Paradise is saved' }]),
  );
  // Not on a button such as 'Remove Lupita', which a second Enter would press.
  expectFocusAround(screen.getByLabelText('Door code'));
  expect(service.sent('set_house_guide')).toEqual([
    {
      property_id: 'villa-paradise',
      expected_version: 7,
      draft: {
        guide: {
          ...GUIDE,
          directions_es: 'A la derecha.',
          people: [...GUIDE.people, { name: 'Tomás', role_en: '', role_es: '', phone: '+52 322 555 0101' }],
        },
        secrets: { ...SECRETS, door_code: '0815' },
      },
    },
  ]);
});
