import { csirNetPattern } from '@/content/catalogue/exams/csir-net/paper';
import { examTotals } from '@/content/catalogue/exams/pattern';
import { cutOffCategories, isWholeMock, lastCutOffs } from '@/lib/exam-room/last-cut-offs';

const { maximum } = examTotals(csirNetPattern);
const sections = csirNetPattern.sections.map(({ id }) => ({ id }));

test('only a test with the sections and the maximum of the exam is a whole mock', () => {
  expect(isWholeMock('csir-net', { sections, maximum })).toBe(true);
  expect(isWholeMock('csir-net', { sections, maximum: maximum / 5 })).toBe(false);
  expect(isWholeMock('csir-net', { sections: sections.slice(1), maximum })).toBe(false);
  expect(isWholeMock('barc', { sections, maximum })).toBe(false);
});

test('cut-offs of CSIR-NET are compared in percent, those of GATE in marks', () => {
  const [jrf, lectureship] = lastCutOffs('csir-net', 'OBC', { marks: maximum / 2, maximum });
  expect(jrf).toMatchObject({ unit: 'percent', own: 50 });
  expect(lectureship?.sessions[0]).toEqual({
    name: expect.any(String),
    cutOff: expect.any(Number),
  });
  const [gate] = lastCutOffs('gate', 'General', { marks: 153, maximum: 600 });
  expect(gate).toMatchObject({ unit: 'marks', own: 25.5 });
  expect(gate?.sessions.every(({ cutOff }) => cutOff > 20 && cutOff < 40)).toBe(true);
});

test('sessions without a cut-off of the category are left out', () => {
  expect(cutOffCategories('csir-net')).toContain('EWS');
  const figures = lastCutOffs('csir-net', 'EWS', { marks: 0, maximum }).flatMap(
    (one) => one.sessions,
  );
  expect(figures.every(({ cutOff }) => Number.isFinite(cutOff))).toBe(true);
  expect(lastCutOffs('csir-net', 'nobody', { marks: 0, maximum })).toEqual([]);
});
