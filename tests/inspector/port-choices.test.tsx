import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { done, outcomesOf, type PortSamples } from '#proof/entry.ts';
import { badgesEntry } from '#proof/rewards/badges.proof.ts';
import { PortChoices } from '#src/inspector/gallery/port-choices.tsx';

function samplesOf(id: string): PortSamples {
  const found = badgesEntry.ports[id];
  if (!found) throw new Error(`badges have no port "${id}"`);
  return found;
}
const samples = samplesOf('load');

function shown() {
  const happen = vi.fn();
  const port = { id: 'load', samples, outcomes: outcomesOf('load', samples) };
  render(<PortChoices port={port} words={undefined} happen={happen} />);
  return happen;
}

it('PortChoices settles a waiting port with the sample of the button', () => {
  const happen = shown();
  for (const name of ['load 성공', 'load 비어 있음', 'load 실패'])
    fireEvent.click(screen.getByRole('button', { name }));
  expect(happen.mock.calls.flat()).toEqual(outcomesOf('load', samples).map(({ event }) => event));
});

it('PortChoices settles a port with an edited output only if it fits the schema of the port', () => {
  const happen = shown();
  fireEvent.click(screen.getByText('결과를 고쳐서 주기'));
  const area = screen.getByLabelText('load 고친 결과 (JSON)');
  const use = screen.getByRole('button', { name: '✓ 고친 결과로 성공' });
  const output = { ...JSON.parse(JSON.stringify(samples.done)), totalCount: 3 };
  fireEvent.change(area, { target: { value: '{' } });
  expect(use).toBeDisabled();
  fireEvent.change(area, { target: { value: JSON.stringify({ ...output, totalCount: '3' }) } });
  expect(screen.getByRole('alert')).toHaveTextContent('totalCount 종류가 달라요. number 값이어야 해요.');
  expect(use).toBeDisabled();
  fireEvent.change(area, { target: { value: JSON.stringify(output) } });
  fireEvent.click(use);
  expect(happen.mock.calls.flat()).toEqual([done('load', output)]);
});
