import { expect, it } from 'vitest';
import { takenOf } from './recipients.ts';

it('knows a recipient again whatever way the domain is written', () => {
  expect(takenOf(['ir@bücher.example', 'Sales@Forthright.example'], ['ir@xn--bcher-kva.example'])).toEqual([
    'ir@bücher.example',
  ]);
  expect(takenOf(['Sales@Forthright.example'], [{ address: 'Sales@forthright.example' }])).toHaveLength(1);
});

it('takes no mailbox for another', () => {
  expect(takenOf(['sales@forthright.example'], ['ir@forthright.example'])).toEqual([]);
});
