import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Step } from '#proof/kit/properties/property.ts';
import { chartProperties } from '#proof/properties.ts';
import { registry } from '#proof/registry.ts';
import { compositions } from '#proof/shell/shop/shop.properties.ts';
import { PropertyList } from '#src/inspector/gallery/property-list.tsx';
import { addressesOf, propertyGroupsOf } from '#src/inspector/model/property-groups.ts';

const entryOf = (id: string) => {
  const entry = registry.find(({ machine }) => machine.id === id);
  if (!entry) throw new Error(`no chart ${id}`);
  return entry;
};

describe('properties on the page of a chart', () => {
  it('are listed at once, and then with the number of states that were looked at', async () => {
    render(<PropertyList entry={entryOf('paymentReturn')} />);
    const rows = chartProperties.find(({ chart }) => chart === 'paymentReturn')?.properties ?? [];
    expect(screen.getAllByRole('listitem')).toHaveLength(rows.length);
    for (const { says } of rows) expect(screen.getByText(says)).toBeVisible();
    expect(await screen.findAllByText(/^\d+개 상태에서 지켜져요 \(전부\)$/)).toHaveLength(rows.length);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('are said to be missing where there are none', () => {
    render(<PropertyList entry={entryOf('theme')} />);
    expect(screen.getByText('이 흐름에는 아직 적어 둔 것이 없어요.')).toBeVisible();
  });

  it('include those of the compositions that the chart is in', () => {
    const titles = propertyGroupsOf(entryOf('session')).map(({ title }) => title);
    expect(titles).toEqual([null, ...compositions.map(({ title }) => title)]);
    expect(propertyGroupsOf(entryOf('checkout'))).toHaveLength(2);
  });

  it('lead to each chart of a violation with its own steps', () => {
    const trace: Step[] = [
      { name: 'a', events: [{ chart: 'cart', event: { type: 'screen.retried' } }] },
      {
        name: 'b',
        events: [
          { chart: 'session', event: { type: 'session.expired' } },
          { chart: 'cart', event: { type: 'order.requested' } },
        ],
      },
    ];
    const addresses = addressesOf(trace).map(({ address }) => address.split('?')[0]);
    expect(addresses).toEqual(['/__inspector/machines/session', '/__inspector/machines/cart']);
  });
});
