import { progressByUnit, type UnitQuestion } from '@/lib/exam-room/unit-progress';

const question = (unit: string, outcome: UnitQuestion['outcome'], marks: number): UnitQuestion => ({
  unit,
  outcome,
  marks,
  gain: 12,
});

test('a unit has what all attempts reached in it, and its share in the last one', () => {
  const first = [question('Kinetics', 'wrong', -4), question('Kinetics', 'right', 12)];
  const second = [question('Kinetics', 'right', 12), question('Spectroscopy', 'extra', 0)];
  const third = [question('Spectroscopy', 'unanswered', 0)];
  expect(progressByUnit([first, second, third])).toEqual([
    {
      unit: 'Kinetics',
      right: 2,
      wrong: 1,
      unanswered: 0,
      marks: 20,
      maximum: 36,
      share: 20 / 36,
      lastShare: 1,
    },
    {
      unit: 'Spectroscopy',
      right: 0,
      wrong: 0,
      unanswered: 2,
      marks: 0,
      maximum: 24,
      share: 0,
      lastShare: 0,
    },
  ]);
});

test('dropped questions say nothing, and lost marks make no share negative', () => {
  expect(progressByUnit([[question('Kinetics', 'dropped', 12)]])).toEqual([]);
  expect(progressByUnit([[question('Kinetics', 'wrong', -4)]])).toMatchObject([{ share: 0 }]);
});
