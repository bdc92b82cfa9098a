import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { everyChart } from '#proof/kit/properties/every-chart.ts';
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
    const entry = entryOf('paymentReturn');
    const own = chartProperties.find(({ chart }) => chart === 'paymentReturn')?.properties ?? [];
    const rows = [...own, ...everyChart(entry).properties];
    render(<PropertyList entry={entry} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(rows.length);
    for (const { says } of rows) expect(screen.getByText(says)).toBeVisible();
    const found = () => screen.queryAllByText(/^\d+개 상태에서 지켜져요 \(전부\)$/);
    await waitFor(() => expect(found()).toHaveLength(rows.length));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('include those of the compositions that the chart is in', () => {
    const headings = propertyGroupsOf(entryOf('session')).map(({ heading }) => heading);
    expect(headings).toHaveLength(2 + compositions.length);
    for (const { title } of compositions) expect(headings).toContain(`${title} 지킬 것`);
    expect(propertyGroupsOf(entryOf('checkout'))).toHaveLength(3);
    expect(propertyGroupsOf(entryOf('theme'))).toHaveLength(1);
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
