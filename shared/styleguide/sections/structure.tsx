import { useState } from 'react';
import {
  Breadcrumbs,
  Button,
  ChipGroup,
  DataTable,
  Disclosure,
  DropdownMenu,
  KeyValueList,
  Pagination,
  StatCard,
  StatGrid,
  StatusBadge,
  Tabs,
  TextLink,
} from '@marisma/area-kit/ui';
import { formatMoney } from '@marisma/area-kit/format';
import { Chapter, Specimen } from '../specimen';

const stays = [
  { guest: 'Elena Ruiz', home: 'Villa Serenity', total: 8400, status: 'Confirmed' },
  { guest: 'Marcus Bell', home: 'Villa Infinity', total: 14000, status: 'Pending' },
  { guest: 'Aiko Tanaka', home: 'Casa Harmony', total: 6250, status: 'Confirmed' },
];

const chips = ['All Services', 'Food', 'Wellness', 'Water', 'Adventure'];

export function Structure() {
  const [tab, setTab] = useState<'upcoming' | 'past' | 'cancelled'>('upcoming');
  const [page, setPage] = useState(4);
  const [pressed, setPressed] = useState(['Food']);
  return (
    <Chapter id="structure" title="Structure">
      <Specimen name="Tabs">
        <Tabs
          label="Bookings"
          value={tab}
          onChange={setTab}
          items={[
            { value: 'upcoming', label: 'Upcoming', content: 'Two stays ahead.' },
            { value: 'past', label: 'Past', content: 'Six stays behind.' },
            { value: 'cancelled', label: 'Cancelled', content: 'None.' },
          ]}
        />
      </Specimen>
      <Specimen name="ChipGroup">
        <ChipGroup
          label="Categories"
          items={chips.map((chip) => ({ value: chip, label: chip }))}
          pressed={pressed}
          onToggle={(chip) =>
            setPressed(
              pressed.includes(chip) ? pressed.filter((other) => other !== chip) : [...pressed, chip],
            )
          }
        />
      </Specimen>
      <Specimen name="StatCard">
        <StatGrid>
          <StatCard label="Occupancy Rate" value="78%" change="+4% since last month" />
          <StatCard label="Monthly Revenue" value={formatMoney(48200)} change="+12% since last month" />
          <StatCard label="Upcoming Reservations" value="14" />
          <StatCard label="Average Nightly Rate" value={formatMoney(1450)} />
        </StatGrid>
      </Specimen>
      <Specimen name="DataTable">
        <DataTable
          caption="Upcoming stays"
          columns={[
            { key: 'guest', header: 'Guest', render: (stay) => stay.guest, sortBy: (stay) => stay.guest },
            { key: 'home', header: 'Home', render: (stay) => stay.home },
            {
              key: 'status',
              header: 'Status',
              render: (stay) => (
                <StatusBadge tone={stay.status === 'Confirmed' ? 'success' : 'warning'}>
                  {stay.status}
                </StatusBadge>
              ),
            },
            {
              key: 'total',
              header: 'Total',
              align: 'end',
              render: (stay) => formatMoney(stay.total),
              sortBy: (stay) => stay.total,
            },
          ]}
          rows={stays}
          rowKey={(stay) => stay.guest}
        />
      </Specimen>
      <Specimen name="KeyValueList">
        <KeyValueList
          items={[
            { key: 'Account type', value: 'Property Owner' },
            { key: 'Email', value: 'owner@example.com' },
          ]}
        />
      </Specimen>
      <Specimen name="DropdownMenu" row>
        <DropdownMenu label="Properties">
          <ul>
            <li>
              <TextLink to="/properties">All Properties</TextLink>
            </li>
            <li>
              <TextLink to="/properties/lagoon-villas">Lagoon Villas</TextLink>
            </li>
          </ul>
        </DropdownMenu>
        <DropdownMenu label="Account" align="end">
          {(close) => <Button onClick={close}>Sign Out</Button>}
        </DropdownMenu>
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosure label="What is included?" defaultOpen>
          Daily housekeeping, linen and a welcome basket.
        </Disclosure>
        <Disclosure label="May we bring a chef?">Gladly.</Disclosure>
      </Specimen>
      <Specimen name="Breadcrumbs, Pagination">
        <Breadcrumbs steps={[{ label: 'Properties', to: '/properties' }, { label: 'Villa Serenity' }]} />
        <Pagination page={page} pageCount={12} onChange={setPage} />
      </Specimen>
    </Chapter>
  );
}
